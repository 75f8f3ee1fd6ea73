import { lazy } from "react";
import type { Page, PageRoute } from "./page.ts";

const loaded = new Map<PageRoute, Page>();
/** What was rendered first stays the page's component, or its state would be lost. */
const rendered = new Map<PageRoute, Page>();

/** Fetches the code of a page once; until then rendering it waits. */
export async function loadPage(route: PageRoute): Promise<Page> {
  const page = loaded.get(route) ?? (await route.load());
  loaded.set(route, page);
  return page;
}

/** The page's component: at once when its code is here. */
export function pageComponentOf(route: PageRoute): Page {
  const page = rendered.get(route) ?? loaded.get(route) ?? lazyPage(route);
  rendered.set(route, page);
  return page;
}

/** A newer release may have replaced the file; a new page then brings the newer release. */
function lazyPage(route: PageRoute): Page {
  return lazy(async () => {
    try {
      return { default: await loadPage(route) };
    } catch {
      location.reload();
      return { default: () => null };
    }
  });
}
