import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("an allowance is used up, says when it is back, and is back then", () => {
  let time = 0;
  const limit = createRateLimit({ limit: 2, windowSeconds: 60 }, () => time);
  expect(limit.take("a")).toEqual({ ok: true });
  time = 10_500;
  expect(limit.take("a")).toEqual({ ok: true });
  expect(limit.take("a")).toEqual({ ok: false, retryAfterSeconds: 50 });
  expect(limit.take("b")).toEqual({ ok: true });
  time = 60_000;
  expect(limit.take("a")).toEqual({ ok: true });
});

test("no key ever gets more than its allowance in one window", () => {
  const takes = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(9_000)), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(takes, fc.integer({ min: 1, max: 5 }), (steps, allowed) => {
      let time = 0;
      const limit = createRateLimit({ limit: allowed, windowSeconds: 10 }, () => time);
      const opened = new Map<string, { at: number; count: number }>();
      for (const [key, pause] of steps) {
        time += pause;
        const known = opened.get(key);
        const window = known && time < known.at + 10_000 ? known : { at: time, count: 0 };
        opened.set(key, window);
        if (limit.take(key).ok) window.count += 1;
        expect(window.count).toBeLessThanOrEqual(allowed);
      }
    }),
  );
});

test("a flood of addresses does not grow the memory, nor is a fresh key refused", () => {
  const limit = createRateLimit({ limit: 1, windowSeconds: 60 }, () => 0);
  for (let count = 0; count < 120_000; count += 1) expect(limit.take(`a${count}`).ok).toBe(true);
  expect(limit.take("a119999").ok).toBe(false);
});
