import type { Site } from "#ui/site.ts";
import type { Read, RouteMatch } from "./page.ts";

/** The window's title: the page, then the brand. */
export function titleOf({ route, params }: RouteMatch, site: Site, read: Read): string {
  const title = typeof route.title === "function" ? route.title(params, site, read) : route.title;
  return `${title} · ${site.brand}`;
}

/** The browser's side of the head after a change of page. */
export function applyHead(match: RouteMatch, site: Site, path: string, read: Read): void {
  document.title = titleOf(match, site, read);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", site.baseUrl + path);
}
