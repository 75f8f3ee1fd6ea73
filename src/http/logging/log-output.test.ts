import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLogOutput } from "./log-output.ts";

/** A reader that takes lines, or keeps them waiting. */
function createReader() {
  const taken: string[] = [];
  let stalled: (() => void)[] | null = null;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      const take = () => {
        taken.push(String(chunk));
        done();
      };
      if (stalled === null) take();
      else stalled.push(take);
    },
  });
  return {
    stream,
    lines: () => taken.join("").split("\n").slice(0, -1),
    stall: () => void (stalled = []),
    resume() {
      const waiting = stalled ?? [];
      stalled = null;
      for (const take of waiting) take();
    },
  };
}

test("a reader that stalls is owed a bounded amount, and hears how many lines are missing", async () => {
  const reader = createReader();
  const { write } = createLogOutput(reader.stream, {
    fields: { process: "web:7" },
    maxPendingBytes: 1_000,
  });
  reader.stall();
  for (let line = 0; line < 1_000; line += 1) write(`line ${String(line).padStart(4, "0")}\n`);
  expect(reader.stream.writableLength).toBeLessThanOrEqual(1_000);
  reader.resume();
  await expect.poll(() => reader.lines().at(-1)).toContain("log lines dropped");
  const lines = reader.lines();
  expect(lines.slice(0, -1)).toEqual(
    lines.slice(0, -1).map((_, at) => `line ${String(at).padStart(4, "0")}`),
  );
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "warn",
    event: "log lines dropped",
    process: "web:7",
    lines: 1_000 - (lines.length - 1),
  });
});

test("closing waits for the last line, but not for ever", async () => {
  const reader = createReader();
  const { write, close } = createLogOutput(reader.stream);
  reader.stall();
  write("last\n");
  await close(20);
  expect(reader.lines()).toEqual([]);
  const closed = close(60_000);
  reader.resume();
  await closed;
  expect(reader.lines()).toEqual(["last"]);
});
