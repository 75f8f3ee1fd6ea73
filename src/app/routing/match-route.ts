import type { Site } from "#ui/site.ts";
import type { PageRoute, Params, RouteMatch } from "./page.ts";

/** The first route of the table that answers this pathname, or null: the not-found page. */
export function matchRoute(
  table: readonly PageRoute[],
  pathname: string,
  site: Site,
): RouteMatch | null {
  for (const route of table) {
    const params = paramsOf(route.path, pathname);
    if (params && (route.exists?.(params, site) ?? true)) return { route, params };
  }
  return null;
}

function paramsOf(pattern: string, pathname: string): Params | null {
  const patternSegments = pattern.split("/");
  const segments = pathname.split("/");
  if (patternSegments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    const value = segments[index] ?? "";
    if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}
