import { aboutPost } from "#features/blog/about-post.ts";
import { postQuery } from "#features/blog/queries.ts";
import type { Site } from "#ui/site.ts";
import type { About, PageRoute, Params, Read } from "./shell/page.ts";

/** What only the server needs to know of a page: browsers load the route table, not this. */
type PageFacts = {
  /** The source of the page's own chunk, as the build's manifest names it. */
  readonly file: `src/app/routes/${string}.tsx`;
  /** Which addresses of this shape the sitemap lists; absent, the page is kept out of search engines. */
  readonly listed?: "itself" | ((site: Site) => readonly string[]);
  /** What a shared link and a search engine are told of a page that shows one thing of many. */
  readonly about?: (params: Params, site: Site, read: Read) => About | null;
};

/** By the route's path. */
const pageFacts: Readonly<Record<string, PageFacts>> = {
  "/": { file: "src/app/routes/home.tsx", listed: "itself" },
  "/choose-path": { file: "src/app/routes/choose-path.tsx", listed: "itself" },
  "/pricing": { file: "src/app/routes/pricing.tsx", listed: "itself" },
  "/power-kits": { file: "src/app/routes/power-kits.tsx", listed: "itself" },
  "/contact": { file: "src/app/routes/contact.tsx", listed: "itself" },
  "/blog": { file: "src/app/routes/blog.tsx", listed: "itself" },
  "/blog/:slug": {
    file: "src/app/routes/blog-post.tsx",
    about: ({ slug = "" }, site, read) => aboutPost(read(postQuery(slug).queryKey), site),
  },
  "/dashboard": { file: "src/app/routes/dashboard.tsx" },
  "/tools": { file: "src/app/routes/tools.tsx", listed: "itself" },
  "/tools/career-positioning": { file: "src/app/routes/career-positioning.tsx", listed: "itself" },
  "/tools/:slug": { file: "src/app/routes/tool.tsx", listed: toolPaths },
  "/sign-in": { file: "src/app/routes/sign-in.tsx" },
  "/sign-in/verify": { file: "src/app/routes/sign-in-link.tsx" },
  "/account": { file: "src/app/routes/account.tsx" },
  "/library": { file: "src/app/routes/library.tsx" },
  "/unsubscribe": { file: "src/app/routes/unsubscribe.tsx" },
  "/download/raise-promotion-ask": { file: "src/app/routes/download.tsx" },
  "/download/:purchaseId/:kit": { file: "src/app/routes/download.tsx" },
  "/sessions/:id": { file: "src/app/routes/session.tsx" },
  "/my-kits": { file: "src/app/routes/my-kits.tsx" },
  "/checkout/return": { file: "src/app/routes/checkout-return.tsx" },
  "/privacy": { file: "src/app/routes/privacy.tsx", listed: "itself" },
  "/terms": { file: "src/app/routes/terms.tsx", listed: "itself" },
  "/:anywhere": { file: "src/app/routes/not-found.tsx" },
};

/** Throws when a route has no facts: then it was added to the table alone. */
export function factsOf({ path }: PageRoute): PageFacts {
  const facts = pageFacts[path];
  if (!facts) throw new Error(`page-facts.server.ts says nothing of ${path}.`);
  return facts;
}

/** Every address of this route that the sitemap lists. */
export function listedPaths(route: PageRoute, site: Site): readonly string[] {
  const { listed = () => [] } = factsOf(route);
  return listed === "itself" ? [route.path] : listed(site);
}

function toolPaths({ tools }: Site): readonly string[] {
  return tools
    .filter(({ slug }) => slug !== "career-positioning")
    .map(({ slug }) => `/tools/${slug}`);
}
