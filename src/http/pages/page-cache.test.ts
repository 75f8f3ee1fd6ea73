import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { preparePage } from "./prepared-page.ts";

const page = await preparePage({ status: 200, html: "calm" }, "/", {});

test("the number of kept pages is bounded, and the ones that are asked for stay", () => {
  const cache = createPageCache(10);
  cache.store("/", page, 0);
  for (let count = 0; count < 100; count += 1) {
    cache.store(`/?page=${count}`, page, 0);
    expect(cache.get("/")).toBe(page);
  }
  const kept = Array.from({ length: 100 }, (_, count) => cache.get(`/?page=${count}`));
  expect(kept.filter(Boolean)).toHaveLength(9);
});

test("a page of an older content is not kept", () => {
  const cache = createPageCache();
  const version = cache.version();
  cache.clear();
  cache.store("/", page, version);
  expect(cache.get("/")).toBeUndefined();
});
