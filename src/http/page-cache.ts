import type { SentPage } from "./sent-page.ts";

/** Visitors' pages by their address in normal form. */
export type PageCache = {
  readonly get: (key: string) => SentPage | undefined;
  /** Keeps the page unless the content changed since `version` was read. */
  readonly keep: (key: string, page: SentPage, version: number) => void;
  /** Forgets everything: posts or prices changed. */
  readonly drop: () => void;
  readonly version: () => number;
};

type Kept = { readonly page: SentPage; wanted: boolean };

/** At most `most` pages; the ones that nobody asked for lately make room. */
export function createPageCache(most = 300): PageCache {
  const pages = new Map<string, Kept>();
  let version = 0;

  function makeRoom() {
    for (const [key, kept] of pages) {
      pages.delete(key);
      if (!kept.wanted) return;
      pages.set(key, { page: kept.page, wanted: false });
    }
  }

  return {
    get(key) {
      const kept = pages.get(key);
      if (kept) kept.wanted = true;
      return kept?.page;
    },
    keep(key, page, since) {
      if (since !== version) return;
      if (pages.size >= most && !pages.has(key)) makeRoom();
      pages.set(key, { page, wanted: false });
    },
    drop() {
      version += 1;
      pages.clear();
    },
    version: () => version,
  };
}
