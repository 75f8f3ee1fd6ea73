import type { PageRenderer } from "#app/ssr/page-renderer.ts";

export type CountedPages = PageRenderer & { readonly rendered: () => number };

/** Pages that report how often they were rendered, and for whom. */
export function createCountedPages(): CountedPages {
  let count = 0;
  return {
    async render({ url, viewer }) {
      count += 1;
      const isKnown = routes.has(url.pathname);
      const who = viewer.kind === "member" ? viewer.email : "a visitor";
      const html = `<h1>${url.pathname}</h1><p>${url.searchParams.get("billing") ?? "monthly"} for ${who}</p>`;
      return { status: isKnown ? 200 : 404, html: html.padEnd(2000, " calm") };
    },
    findRoute: (pathname) => {
      const query = routes.get(pathname);
      return query ? { path: pathname, queryNames: query } : null;
    },
    publicPaths: [...routes.keys()],
    stylesheetUrl: undefined,
    rendered: () => count,
  };
}

const routes: ReadonlyMap<string, readonly string[]> = new Map([
  ["/", ["path"]],
  ["/pricing", ["billing"]],
  ["/contact", []],
]);
