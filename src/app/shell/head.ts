import type { Site } from "#ui/site.ts";
import type { Head, RouteMatch } from "./page.ts";

export function headOf({ route, params }: RouteMatch, site: Site): Head {
  const head = typeof route.head === "function" ? route.head(params, site) : route.head;
  return { ...head, title: `${head.title} · ${site.brand}` };
}

/** The browser's side of the head after a change of page. */
export function applyHead({ title, description }: Head, site: Site, path: string): void {
  document.title = title;
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", site.baseUrl + path);
}
