import type { PageRenderer } from "#app/ssr/page-renderer.ts";

/** For tests that ask for no page. */
export const noPages: PageRenderer = {
  render: async () => ({ status: 404, html: "<h1>404 Page Not Found</h1>" }),
  findRoute: () => null,
  publicPaths: [],
  stylesheetUrl: undefined,
};
