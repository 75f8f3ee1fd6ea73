import { escapeXml } from "#http/content/escape-xml.ts";

/** The sitemap of these paths as XML. `baseUrl` has no slash at its end. */
export function renderSitemap(baseUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** What crawlers may read: pages yes, calls and private places no. */
export function renderRobots(baseUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /dev/",
    "Disallow: /dashboard",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
