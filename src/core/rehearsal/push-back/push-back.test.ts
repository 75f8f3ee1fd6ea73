import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "#core/rehearsal/random.ts";
import { drawRounds, roundCount, waitWindow } from "./draw-rounds.ts";
import { reportPushBack } from "./push-back-report.ts";
import { advancePushBack, type PushBackRun, readyPushBack } from "./push-back-run.ts";

const lines = { own: ["Mine."], ours: ["A.", "B.", "C.", "D."] };
const orders = ["Mine.", "A.", "B.", "C.", "D."];

test("whatever the draw: three lines, none twice, the member’s own among them, each within the window", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = createRandom(seed);
      let before: string[] = [];
      for (let go = 0; go < 5; go += 1) {
        const rounds = drawRounds(lines, random, before);
        const drawn = rounds.map(({ line }) => line);
        expect(new Set(drawn).size).toBe(roundCount);
        expect(drawn).toContain("Mine.");
        expect(drawn).not.toEqual(before);
        for (const { wait } of rounds) {
          expect(wait).toBeGreaterThanOrEqual(waitWindow.least);
          expect(wait).toBeLessThanOrEqual(waitWindow.most);
        }
        before = drawn;
      }
    }),
  );
});

test("every line comes to every place, and the moments spread over the whole window", () => {
  const places = new Map(orders.map((line) => [line, new Set<number>()]));
  const waits: number[] = [];
  for (let seed = 0; seed < 200; seed += 1)
    for (const [place, { line, wait }] of drawRounds(lines, createRandom(seed)).entries()) {
      places.get(line)?.add(place);
      waits.push(wait);
    }
  for (const [line, seen] of places) expect(seen, line).toEqual(new Set([0, 1, 2]));
  const { least, most } = waitWindow;
  const third = (most - least) / 3;
  for (const part of [0, 1, 2]) {
    const share = waits.filter((wait) => Math.floor((wait - least) / third) === part).length;
    expect(share / waits.length, String(part)).toBeGreaterThan(0.25);
  }
});

const drawn = [
  { line: "A.", wait: 5 },
  { line: "B.", wait: 3 },
];

/** Two rounds: heard at 107 and answered at 115, then heard at 120 and answered at 131. */
function playWhole(): PushBackRun {
  const actions = [
    { kind: "ticked", at: 104.9 },
    { kind: "answered", at: 104.95 },
    { kind: "ticked", at: 105 },
    { kind: "heard", at: 107 },
    { kind: "answered", at: 115 },
    { kind: "ticked", at: 118 },
    { kind: "heard", at: 120 },
    { kind: "answered", at: 131 },
  ] as const;
  const started = advancePushBack(readyPushBack, { kind: "started", at: 100, rounds: drawn });
  return actions.reduce<PushBackRun>(advancePushBack, started);
}

test("a round waits, is said, is heard, is answered, and the next one begins with the answer", () => {
  const run = playWhole();
  expect(run).toMatchObject({
    phase: "done",
    rounds: [
      { saidAt: 105, heardAt: 107, answeredAt: 115 },
      { saidAt: 118, heardAt: 120, answeredAt: 131 },
    ],
  });
  expect(reportPushBack(run, null)).toEqual([
    { line: "A.", seconds: 8, silence: null },
    { line: "B.", seconds: 11, silence: null },
  ]);
});

test("a recording tells the silence before the answer, and that it was none, or that nobody answered", () => {
  const speech = [
    { start: 2, end: 8.9 },
    { start: 11, end: 16 },
    { start: 18, end: 40 },
  ];
  const figures = { seconds: 40, speech, pauses: [], speakingSeconds: 30 };
  const [first, second] = reportPushBack(playWhole(), { figures, startedAt: 97.5 });
  expect(first?.silence).toBeCloseTo(1.5);
  expect(first?.seconds).toBeCloseTo(6.5);
  expect(second).toMatchObject({ silence: 0, seconds: 11 });
  const silent = { ...figures, speech: [{ start: 2, end: 8 }] };
  expect(reportPushBack(playWhole(), { figures: silent, startedAt: 97.5 })).toMatchObject([
    { silence: null, seconds: 8 },
    { silence: null, seconds: 11 },
  ]);
});

test("whatever is pressed, nobody speaks before the moment that was drawn, and the times of a round follow each other", () => {
  const kinds = fc.constantFrom("ticked", "heard", "answered", "ticked");
  const steps = fc.array(
    fc.record({ kind: kinds, after: fc.double({ min: 0, max: 4, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.integer(), steps, (seed, all) => {
      const rounds = drawRounds(lines, createRandom(seed));
      let [at, began] = [100, 100];
      let run = advancePushBack(readyPushBack, { kind: "started", at, rounds });
      for (const { kind, after } of all) {
        at += after;
        const next = advancePushBack(run, { kind, at });
        expect(next.round - run.round).toBeLessThanOrEqual(1);
        if (next.round > run.round) began = at;
        run = next;
        const said = run.rounds[run.round]?.saidAt ?? Infinity;
        expect(said).toBeGreaterThanOrEqual(began + (rounds[run.round]?.wait ?? 0));
      }
      for (const { saidAt, heardAt, answeredAt } of run.rounds) {
        expect(heardAt ?? Infinity).toBeGreaterThanOrEqual(saidAt ?? Infinity);
        expect(answeredAt ?? Infinity).toBeGreaterThanOrEqual(heardAt ?? Infinity);
      }
      expect(run.phase === "done").toBe(run.rounds.every(({ answeredAt }) => answeredAt !== null));
    }),
  );
});
