import * as fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelaySeconds, maxAttempts } from "./backoff.ts";

test("each wait stays within a quarter of its plan, and none is longer than an hour and a quarter", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxAttempts }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (attempts, random) => {
        const plan = Math.min(3_600, 2 * 2.5 ** (attempts - 1));
        const seconds = retryDelaySeconds(attempts, () => random);
        expect(seconds).toBeGreaterThanOrEqual(plan * 0.75);
        expect(seconds).toBeLessThanOrEqual(plan * 1.25);
      },
    ),
  );
});

test("a failure is tried again for hours before it is given up", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, n) =>
    retryDelaySeconds(n + 1, () => 0.5),
  );
  const hours = waits.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
  expect(hours).toBeGreaterThan(6);
  expect(hours).toBeLessThan(24);
});
