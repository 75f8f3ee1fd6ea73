import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  advanceRun,
  clockOf,
  heldSeconds,
  progressInLine,
  readyRun,
  type RehearsalRun,
  type RunAction,
  type RunPlan,
} from "./rehearsal-run.ts";

/** Ten words a line at 120 a minute: five seconds each. */
const lines = ["a", "b", "c"].map((word) => ({ text: `${word} `.repeat(10).trim() }));
const plain: RunPlan = { lines, askLine: null, wordsPerMinute: 120 };
const ask: RunPlan = { ...plain, askLine: 1 };

function play(plan: RunPlan, ...actions: RunAction[]): RehearsalRun {
  return actions.reduce((run, action) => advanceRun(run, action, plan), readyRun);
}

const start: RunAction = { kind: "started", at: 100 };
const tick = (at: number): RunAction => ({ kind: "ticked", at });

test("the line follows the pace, and the last one stays until the run is stopped", () => {
  expect(play(plain, start, tick(104.9)).line).toBe(0);
  expect(play(plain, start, tick(105)).line).toBe(1);
  expect(play(plain, start, tick(111)).line).toBe(2);
  const done = play(plain, start, tick(130), { kind: "stopped", at: 131 });
  expect(done).toMatchObject({ phase: "done", line: 2 });
  expect(clockOf(done, 500)).toBe(31);
});

test("after the ask the view stands still and counts from the moment the line was over", () => {
  const held = play(ask, start, tick(105), tick(110.4));
  expect(held).toMatchObject({ phase: "holding", line: 1 });
  expect(heldSeconds(held, 114)).toBeCloseTo(4);
  expect(clockOf(held, 114)).toBeCloseTo(10);
  const on = play(ask, start, tick(110.4), { kind: "moved", by: 1, at: 114 }, tick(116));
  expect(on).toMatchObject({ phase: "running", line: 2 });
  expect(heldSeconds(on, 200)).toBeCloseTo(4);
  expect(clockOf(on, 116)).toBeCloseTo(12);
  expect(progressInLine(on, 116.5, ask)).toBeCloseTo(0.5);
});

test("who is quicker than the pace reaches the silence by hand, once", () => {
  const held = play(
    ask,
    start,
    { kind: "moved", by: 1, at: 101 },
    { kind: "moved", by: 1, at: 103 },
  );
  expect(held).toMatchObject({ phase: "holding", line: 1, hold: { from: 103, to: null } });
  const again = [held]
    .map((run) => advanceRun(run, { kind: "moved", by: -1, at: 105 }, ask))
    .map((run) => advanceRun(run, { kind: "moved", by: 1, at: 106 }, ask))
    .map((run) => advanceRun(run, { kind: "moved", by: 1, at: 107 }, ask));
  expect(again[0]).toMatchObject({ phase: "running", line: 2, hold: { from: 103, to: 105 } });
});

test("an ask in the last line is held too, and stopping ends the silence", () => {
  const plan = { ...plain, askLine: 2 };
  const done = play(plan, start, tick(116), { kind: "stopped", at: 121 });
  expect(heldSeconds(done, 999)).toBeCloseTo(6);
  expect(clockOf(done, 999)).toBeCloseTo(15);
});

test("whatever is pressed, the line is one of the text and the clock never runs back", () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom("ticked", "next", "back", "stopped", "started"),
      wait: fc.nat(9),
    }),
  );
  fc.assert(
    fc.property(steps, fc.constantFrom(plain, ask), (all, plan) => {
      let run = play(plan, start);
      let [at, before] = [100, 0];
      for (const { kind, wait } of all) {
        at += wait;
        if (kind === "started") before = 0;
        if (kind === "next") run = advanceRun(run, { kind: "moved", by: 1, at }, plan);
        else if (kind === "back") run = advanceRun(run, { kind: "moved", by: -1, at }, plan);
        else if (kind === "ticked" || kind === "stopped" || kind === "started")
          run = advanceRun(run, { kind, at }, plan);
        expect(plan.lines[run.line]).toBeDefined();
        expect(clockOf(run, at)).toBeGreaterThanOrEqual(before - 1e-9);
        before = clockOf(run, at);
      }
    }),
  );
});
