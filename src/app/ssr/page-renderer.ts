import type { Viewer } from "#core/access/access.ts";

/** The server's data for a page, under the query key where the page looks for it. */
export type QuerySeed = { readonly queryKey: readonly unknown[]; readonly data: unknown };

/** One page as asked for. `api` calls our own interface in the process, as the same viewer: "/api/tools". */
export type PageRequest = {
  readonly url: URL;
  readonly viewer: Viewer;
  readonly api: (path: string) => Promise<Response>;
  readonly seeds?: readonly QuerySeed[];
  /** The page as it will be, for whoever writes it: without a script, under no address, and never indexed. */
  readonly isPreview?: boolean;
};

export type PageResponse = {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A route of the page table. Only its declared query names take part in the cache key of a visitor's page. */
export type RouteInfo = { readonly path: string; readonly queryNames: readonly string[] };

/** The server's renderer of pages; the browser's bundle is made from the same routes. */
export type PageRenderer = {
  readonly render: (request: PageRequest) => Promise<PageResponse>;
  /** The route that answers this pathname, or null when the page would be the not-found page. */
  readonly findRoute: (pathname: string) => RouteInfo | null;
  /** The addresses that the sitemap lists, such as "/pricing". */
  readonly publicPaths: readonly string[];
  /** The stylesheet of every page, for those that are written without the renderer; undefined where there is none. */
  readonly stylesheetUrl: string | undefined;
  /** The script of the plain page; undefined where there is no build. */
  readonly plainScript?: string | undefined;
  /** What the desk's pages link to; absent where there is no build. */
  readonly deskAssets?: { readonly script: string | undefined; readonly styles: readonly string[] };
};
