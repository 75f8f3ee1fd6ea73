import { freeKitId } from "#core/kits/free-kit.ts";
import { postMetadata } from "#features/blog/sharing/post-metadata.ts";
import { postQuery } from "#features/blog/queries.ts";
import type { Site } from "#ui/site.ts";
import type { ArticleMeta, PageRoute, Params, ReadQuery } from "#app/routing/page.ts";

/** What only the server needs to know of a page: browsers load the route table, not this. */
type PageMetadata = {
  /** The source of the page's own chunk, as the build's manifest names it. */
  readonly file: `src/app/routes/${string}.tsx`;
  /** Which addresses of this shape the sitemap lists; absent, the page is kept out of search engines. */
  readonly inSitemap?: "itself" | ((site: Site) => readonly string[]);
  /** The metadata for shared links and search engines of a page that shows one thing of many. */
  readonly articleMeta?: (params: Params, site: Site, read: ReadQuery) => ArticleMeta | null;
};

/** By the route's path. */
const pageMetadata: Readonly<Record<string, PageMetadata>> = {
  "/": { file: "src/app/routes/home/home-page.tsx", inSitemap: "itself" },
  "/choose-path": { file: "src/app/routes/choose-path-page.tsx", inSitemap: "itself" },
  "/pricing": { file: "src/app/routes/purchases/pricing-page.tsx", inSitemap: "itself" },
  "/power-kits": { file: "src/app/routes/purchases/power-kits-page.tsx", inSitemap: "itself" },
  "/contact": { file: "src/app/routes/contact-page.tsx", inSitemap: "itself" },
  "/blog": { file: "src/app/routes/blog/blog-page.tsx", inSitemap: "itself" },
  "/blog/:slug": {
    file: "src/app/routes/blog/blog-post-page.tsx",
    articleMeta: ({ slug = "" }, site, read) => postMetadata(read(postQuery(slug).queryKey), site),
  },
  "/dashboard": { file: "src/app/routes/dashboard/dashboard-page.tsx" },
  "/tools": { file: "src/app/routes/tools/tools-page.tsx", inSitemap: "itself" },
  "/tools/career-positioning": {
    file: "src/app/routes/tools/career-positioning-page.tsx",
    inSitemap: "itself",
  },
  "/tools/:slug": { file: "src/app/routes/tools/tool-page.tsx", inSitemap: toolPaths },
  "/sign-in": { file: "src/app/routes/account/sign-in-page.tsx" },
  "/sign-in/verify": { file: "src/app/routes/account/sign-in-link-page.tsx" },
  "/account": { file: "src/app/routes/account/account-page.tsx" },
  "/library": { file: "src/app/routes/library-page.tsx" },
  "/say-it": { file: "src/app/routes/say-it-page.tsx" },
  "/unsubscribe": { file: "src/app/routes/unsubscribe-page.tsx" },
  [`/download/${freeKitId}`]: { file: "src/app/routes/purchases/download-page.tsx" },
  "/download/:purchaseId/:kit": { file: "src/app/routes/purchases/download-page.tsx" },
  "/sessions/:id": { file: "src/app/routes/purchases/coaching-session-page.tsx" },
  "/my-kits": { file: "src/app/routes/purchases/my-kits-page.tsx" },
  "/checkout/return": { file: "src/app/routes/purchases/checkout-return-page.tsx" },
  "/privacy": { file: "src/app/routes/legal/privacy-page.tsx", inSitemap: "itself" },
  "/terms": { file: "src/app/routes/legal/terms-page.tsx", inSitemap: "itself" },
  "/:anywhere": { file: "src/app/routes/not-found-page.tsx" },
};

/** Throws when a route has no entry: then it was added to the table alone. */
export function metadataOf({ path }: PageRoute): PageMetadata {
  const metadata = pageMetadata[path];
  if (!metadata) throw new Error(`page-metadata.server.ts has no entry for ${path}.`);
  return metadata;
}

/** Every address of this route that the sitemap lists. */
export function sitemapPaths(route: PageRoute, site: Site): readonly string[] {
  const { inSitemap = () => [] } = metadataOf(route);
  return inSitemap === "itself" ? [route.path] : inSitemap(site);
}

function toolPaths({ tools }: Site): readonly string[] {
  return tools
    .filter(({ slug }) => slug !== "career-positioning")
    .map(({ slug }) => `/tools/${slug}`);
}
