import type { QueryClient } from "@tanstack/react-query";
import type { Viewer } from "#core/access/access.ts";
import type { Site } from "#ui/site.ts";
import { routes } from "#app/routes.ts";
import { matchRoute } from "./match-route.ts";
import { navigateTo } from "./history.ts";
import type { RouteMatch } from "./page.ts";
import { loadPage } from "./page-loader.ts";

type LinkContext = { readonly site: Site; readonly viewer: Viewer };

/** Every plain link to a page of ours becomes a change of page in place, prefetched on hover, focus or touch. */
export function interceptLinks({ site, viewer }: LinkContext, client: QueryClient): void {
  let latest = 0;

  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (event.defaultPrevented || !link || !isPlainClick(event) || isSamePageHash(link)) return;
    const match = matchOf(link, site);
    if (!match) return;
    event.preventDefault();
    latest += 1;
    const click = latest;
    const url = new URL(link.href);
    void prefetchPage(match, link, viewer, client).then(
      () => click === latest && navigateTo(url),
      () => location.assign(url),
    );
  });

  const prefetchLink = (event: Event) => {
    const link = linkOf(event);
    const match = link && !isSamePageHash(link) ? matchOf(link, site) : null;
    if (link && match) void prefetchPage(match, link, viewer, client).catch(() => undefined);
  };
  document.addEventListener("pointerover", prefetchLink, { passive: true });
  document.addEventListener("focusin", prefetchLink);
  document.addEventListener("touchstart", prefetchLink, { passive: true });
}

/** The page's code is awaited, its data is not: the page shows its own loading state. */
async function prefetchPage(
  { route, params }: RouteMatch,
  { search }: URL | HTMLAnchorElement,
  viewer: Viewer,
  client: QueryClient,
): Promise<void> {
  const searchParams = new URLSearchParams(search);
  const { reads } = await loadPage(route);
  for (const query of reads?.(params, searchParams, viewer) ?? []) void client.prefetchQuery(query);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  return link;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function isSamePageHash(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash !== "";
}

function matchOf(link: HTMLAnchorElement, site: Site): RouteMatch | null {
  const match = matchRoute(routes, link.pathname, site);
  if (!match) return null;
  const { usesPasskeys, usesMicrophone, isFile } = match.route;
  return usesPasskeys || usesMicrophone || isFile ? null : match;
}
