import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compressAll, compressQuickly, negotiateEncoding } from "./content-encoding.ts";

test.for([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0", "identity"],
  ["identity", "identity"],
  ["brotli", "identity"],
  ["*", "identity"],
] as const)("%s means %s", ([accepted, encoding]) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test("every coding holds the same text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 2_000 }), async (text) => {
      const { br, gzip, identity } = await compressAll(text);
      expect(brotliDecompressSync(br)).toEqual(identity);
      expect(gunzipSync(gzip)).toEqual(identity);
      expect(brotliDecompressSync(compressQuickly(text, "br"))).toEqual(identity);
      expect(gunzipSync(compressQuickly(text, "gzip"))).toEqual(identity);
    }),
    { numRuns: 30 },
  );
});
