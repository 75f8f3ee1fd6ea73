type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const baseUrl = "http://localhost:3000";

/** Ways of asking that have opened gates elsewhere. */
const ways: readonly RequestInit[] = [
  {},
  { method: "HEAD" },
  { headers: { Range: "bytes=0-20000" } },
  { headers: { Accept: "application/json" } },
  { headers: { Accept: "text/event-stream", "X-Forwarded-For": "127.0.0.1" } },
  {
    headers: {
      "X-Original-URL": "/api/blog",
      "X-Rewrite-URL": "/api/blog",
      "X-Http-Method-Override": "GET",
    },
  },
  { headers: { "If-None-Match": "*", "Cache-Control": "only-if-cached" } },
  { headers: { Cookie: "session=forged; __Host-session=forged; isPro=true" } },
  { headers: { "User-Agent": "Googlebot/2.1", Referer: "https://www.google.com/" } },
];

function startsOf(slug: string): string[] {
  const own = [`/blog/${slug}`, `/api/blog/${slug}`];
  const odd = [
    "/",
    "//",
    "?x=1",
    "?isPro=true",
    "?page=2",
    "?q=negotiate",
    "%20",
    ".json",
    "#text",
  ];
  return own.flatMap((path) => [path, ...odd.map((end) => path + end), path.toUpperCase()]);
}

export type LeakScan = {
  readonly ask: Ask;
  /** Posts that are asked for by every address that might be theirs. */
  readonly slugs: readonly string[];
  /** Sentences that nobody may find; some of their words are searched for. */
  readonly secrets: readonly string[];
  /** What no link leads to. */
  readonly more?: readonly string[];
};

/** Everything that links lead to from here, and each post by every address that might be its own. */
export async function crawl({ ask, slugs, secrets, more = [] }: LeakScan) {
  const words = secrets.slice(0, 3).map((secret) => secret.split(" ").slice(0, 4).join(" "));
  const queue = [
    "/",
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
    "/robots.txt",
    "/.well-known/security.txt",
    "/blog",
    "/blog?page=2",
    "/blog/none-such",
    "/api/blog",
    "/api/blog?page=1",
    "/api/blog?page=1&first=open",
    "/api/tools",
    "/api/kits",
    ...words.flatMap((said) => [
      `/api/blog?q=${encodeURIComponent(said)}`,
      `/blog?q=${encodeURIComponent(said)}`,
    ]),
    ...slugs.flatMap(startsOf),
    ...more,
  ];
  const seen = new Map<string, string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    const isPost = slugs.some((slug) => path === `/blog/${slug}` || path === `/api/blog/${slug}`);
    const bodies: string[] = [];
    for (const init of isPost ? ways : ways.slice(0, 1)) {
      const response = await ask(path, init);
      bodies.push([...response.headers.values()].join("\n"), await response.text());
    }
    const text = bodies.join("\n");
    seen.set(path, text);
    for (const [, link = ""] of text.matchAll(/(?:href="|<loc>|"url":")([^"<]+)/g)) {
      const url = new URL(link, baseUrl);
      const next = url.pathname + url.search;
      const leaves = url.origin !== baseUrl || /^\/(?:api\/log|assets|dev|og)/.test(url.pathname);
      if (!leaves && !seen.has(next)) queue.push(next);
    }
  }
  return seen;
}

/** Where a secret stands in what was seen. */
export function findLeaks(seen: ReadonlyMap<string, string>, secrets: readonly string[]): string[] {
  return [...seen].flatMap(([path, text]) => {
    const found = secrets.find((secret) => text.includes(secret));
    return found === undefined ? [] : [`${path}: ${found}`];
  });
}
