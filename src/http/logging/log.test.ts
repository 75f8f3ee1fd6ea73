import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("lines below the level are dropped, the rest is JSON with its time", () => {
  const lines: string[] = [];
  const log = createLog("warn", (text) => lines.push(text));
  log.info("request", { route: "/" });
  log.warn("slow", { ms: 7 });
  log.error("failed", { reference: "7F3K2" });
  expect(parseLines(lines)).toEqual([
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

test("each line says which process and release wrote it, a cached page's too", () => {
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text), { fields: { process: "web:7" } });
  log.cachedRequest("GET", "/pricing", 200, { requestId: "from-proxy-1", client: "aB3" });
  log.request("info", { method: "GET", route: "/", status: 200, ms: 2 }, { code: undefined });
  log.flush();
  const common = { time: expect.any(String), level: "info", event: "request", process: "web:7" };
  expect(parseLines(lines)).toEqual([
    {
      ...common,
      method: "GET",
      route: "/pricing",
      status: 200,
      ms: 0,
      requestId: "from-proxy-1",
      client: "aB3",
    },
    { ...common, method: "GET", route: "/", status: 200, ms: 2 },
  ]);
});

test("an observer hears of everything, whatever is written", () => {
  const heard: unknown[] = [];
  const log = createLog("silent", () => {}, {
    observer: { request: (served) => heard.push(served), event: (...line) => heard.push(line) },
  });
  log.debug("probe");
  log.error("failed", { reference: "7F3K2" });
  log.cachedRequest("GET", "/", 200, {});
  expect(heard).toEqual([
    ["debug", "probe", {}],
    ["error", "failed", { reference: "7F3K2" }],
    { method: "GET", route: "/", status: 200, ms: 0 },
  ]);
});

function parseLines(lines: readonly string[]): unknown[] {
  return lines
    .join("")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}
