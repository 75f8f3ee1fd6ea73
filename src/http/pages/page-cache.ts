import type { PreparedPage } from "./prepared-page.ts";

/** Visitors' pages by their address in normal form. */
export type PageCache = {
  readonly get: (key: string) => PreparedPage | undefined;
  /** Keeps the page unless the content changed since `version` was read. */
  readonly store: (key: string, page: PreparedPage, version: number) => void;
  /** Forgets everything: posts or prices changed. */
  readonly clear: () => void;
  readonly version: () => number;
};

type CacheEntry = { readonly page: PreparedPage; isRecentlyUsed: boolean };

/** At most `most` pages; the ones that nobody asked for lately make room. */
export function createPageCache(maxPages = 300): PageCache {
  const pages = new Map<string, CacheEntry>();
  let version = 0;

  function evictOne() {
    for (const [key, entry] of pages) {
      pages.delete(key);
      if (!entry.isRecentlyUsed) return;
      pages.set(key, { page: entry.page, isRecentlyUsed: false });
    }
  }

  return {
    get(key) {
      const entry = pages.get(key);
      if (entry) entry.isRecentlyUsed = true;
      return entry?.page;
    },
    store(key, page, since) {
      if (since !== version) return;
      if (pages.size >= maxPages && !pages.has(key)) evictOne();
      pages.set(key, { page, isRecentlyUsed: false });
    },
    clear() {
      version += 1;
      pages.clear();
    },
    version: () => version,
  };
}
