import type { Site } from "#ui/site.ts";
import type { RouteMatch } from "./page.ts";

/** The window's title: the page, then the brand. */
export function titleOf({ route, params }: RouteMatch, site: Site): string {
  const title = typeof route.title === "function" ? route.title(params, site) : route.title;
  return `${title} · ${site.brand}`;
}

/** The browser's side of the head after a change of page. */
export function applyHead(match: RouteMatch, site: Site, path: string): void {
  document.title = titleOf(match, site);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", site.baseUrl + path);
}
