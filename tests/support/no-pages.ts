import type { Pages } from "#app/pages.ts";

/** For tests that ask for no page. */
export const noPages: Pages = {
  render: async () => ({ status: 404, html: "<h1>404 Page Not Found</h1>" }),
  knownRoute: () => null,
  publicPaths: [],
};
