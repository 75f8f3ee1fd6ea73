import { expect, test } from "vitest";
import { z } from "zod";
import { createModel } from "./index.ts";
import { modelEnv } from "./env.ts";
import { upstreamErrorFromStatus } from "./upstream-error.ts";

function open(variables: Record<string, string>) {
  return createModel(modelEnv.parse(variables), { report: () => {} }) === null
    ? "composer"
    : "model";
}

test("nothing set is the composer; an address or a key means a model", () => {
  expect(open({})).toBe("composer");
  expect(open({ AI_PROVIDER: "composer", AI_API_KEY: "k" })).toBe("composer");
  expect(open({ AI_BASE_URL: "http://127.0.0.1:11434/v1" })).toBe("model");
  expect(open({ AI_API_KEY: "k" })).toBe("model");
  expect(open({ AI_PROVIDER: "anthropic", AI_API_KEY: "k" })).toBe("model");
});

test("a provider without what it needs stops the start and names the variable", () => {
  expect(() => open({ AI_PROVIDER: "anthropic" })).toThrow(/AI_API_KEY/);
  expect(() => open({ AI_PROVIDER: "openai-compatible" })).toThrow(/AI_API_KEY/);
});

test.for([
  ["AI_PROVIDER", "gpt"],
  ["AI_DAILY_LIMIT", "many"],
  ["AI_DAILY_LIMIT", "0"],
  ["AI_DAILY_LIMIT", "1.5"],
  ["AI_BASE_URL", "localhost:11434"],
  ["AI_BASE_URL", "file:///etc"],
] as const)("%s=%s is not taken", ([name, value]) => {
  const read = modelEnv.safeParse({ [name]: value });
  expect(read.success).toBe(false);
  expect(z.prettifyError(read.error ?? new z.ZodError([]))).toContain(name);
});

test.for([
  ["7", 7],
  ["0", 1],
  ["86400", 3600],
  ["soon", undefined],
] as const)("Retry-After %s is %s seconds", ([value, seconds]) => {
  expect(upstreamErrorFromStatus(429, { "retry-after": value }).retryAfter).toBe(seconds);
});

test("a Retry-After date is counted from now", () => {
  const date = new Date(Date.now() + 30_000).toUTCString();
  const { retryAfter } = upstreamErrorFromStatus(429, { "retry-after": date });
  expect(retryAfter).toBeGreaterThan(25);
  expect(retryAfter).toBeLessThanOrEqual(30);
});
