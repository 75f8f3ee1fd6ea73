import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("lines below the level are dropped, the rest is JSON with its time", () => {
  const lines: string[] = [];
  const log = createLog("warn", (text) => lines.push(text));
  log.info("request", { route: "/" });
  log.warn("slow", { ms: 7 });
  log.error("failed", { reference: "7F3K2" });
  expect(
    lines
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: "warn", event: "slow", ms: 7 },
    { time: expect.any(String), level: "error", event: "failed", reference: "7F3K2" },
  ]);
});

test("information is written in batches and soon", async () => {
  const written: string[] = [];
  const log = createLog("info", (text) => written.push(text));
  log.info("one");
  log.info("two");
  expect(written).toEqual([]);
  await expect.poll(() => written).toHaveLength(1);
});
