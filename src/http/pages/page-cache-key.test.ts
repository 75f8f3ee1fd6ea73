import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageCacheKey } from "./page-cache-key.ts";

const at = (path: string) => new URL(path, "http://localhost");

test.for([
  ["/pricing", "/pricing"],
  ["/pricing?", "/pricing"],
  ["/pricing?billing=annual", "/pricing?billing=annual"],
  ["/pricing?page=2&billing=annual", "/pricing?billing=annual&page=2"],
  ["/pricing?billing=annual&page=2", "/pricing?billing=annual&page=2"],
  ["/pricing?utm_source=x", null],
  ["/pricing?billing=annual&billing=annual", null],
  ["/pricing?billing=", null],
  ["/pricing?billing=A%20B", null],
  [`/pricing?billing=${"a".repeat(41)}`, null],
] as const)("%s has the key %s", ([path, key]) => {
  expect(pageCacheKey(at(path), ["billing", "page"])).toBe(key);
});

test("a key is an address whose key is itself", () => {
  const query = fc.array(
    fc.tuple(fc.constantFrom("path", "page", "x"), fc.stringMatching(/^[a-z %]{0,4}$/)),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(query, (pairs) => {
      const key = pageCacheKey(at(`/?${new URLSearchParams(pairs)}`), ["path", "page"]);
      const again = key === null ? null : pageCacheKey(at(key), ["path", "page"]);
      expect(again).toBe(key);
    }),
  );
});
