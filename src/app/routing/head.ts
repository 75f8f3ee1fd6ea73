import type { Site } from "#ui/site.ts";
import type { ReadUntyped, RouteMatch } from "./page.ts";

/** The window's title: the page, then the brand. */
export function pageTitleOf({ route, params }: RouteMatch, site: Site, read: ReadUntyped): string {
  const title = typeof route.title === "function" ? route.title(params, site, read) : route.title;
  return `${title} · ${site.brand}`;
}

/** The browser's side of the head after a change of page. */
export function applyHead(match: RouteMatch, site: Site, path: string, read: ReadUntyped): void {
  document.title = pageTitleOf(match, site, read);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", site.baseUrl + path);
}
