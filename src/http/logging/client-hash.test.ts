import { expect, test } from "vitest";
import { createClientHash } from "./client-hash.ts";

const hash = createClientHash(["a secret of the tests"]);

test("one network has one sign, another has another, and neither holds the address", () => {
  const sign = hash("203.0.113.9");
  expect(sign).toMatch(/^[\w-]{12}$/);
  expect(hash("203.0.113.9")).toBe(sign);
  expect(hash("203.0.113.10")).not.toBe(sign);
  expect(hash("2001:db8::1")).toBe(hash("2001:db8::2"));
});

test("without the secret the sign says nothing, and calls inside the process have none", () => {
  expect(createClientHash(["another secret"])("203.0.113.9")).not.toBe(hash("203.0.113.9"));
  expect(hash("unknown")).toBeUndefined();
});
