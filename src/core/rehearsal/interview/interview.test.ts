import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  advanceInterview,
  currentQuestion,
  type InterviewAction,
  InterviewSession,
  interviewTimes,
  startInterview,
} from "./interview-session.ts";
import { tallyInterview } from "./interview-tally.ts";
import { type Bank, questionAt } from "./question-order.ts";

const banks: fc.Arbitrary<Bank> = fc.integer({ min: 1, max: 9 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    dreaded: fc.option(fc.nat(count - 1), { nil: null }),
  }),
);
const bank: Bank = { count: 4, dreaded: 3 };

test("all are met before one comes again, none comes twice running, and the dreaded one is never first or last", () => {
  fc.assert(
    fc.property(banks, fc.integer(), (given, seed) => {
      const rounds = [0, 1, 2, 3].map((round) =>
        Array.from({ length: given.count }, (_, place) =>
          questionAt(given, seed, round * given.count + place),
        ),
      );
      for (const round of rounds) expect(new Set(round).size).toBe(given.count);
      const all = rounds.flat();
      const again = all.slice(1).filter((question, place) => question === all[place]);
      expect(again).toHaveLength(given.count === 1 ? 3 : 0);
      const ends = rounds.flatMap((round) => [round[0], round.at(-1)]);
      expect(given.dreaded !== null && given.count >= 3 && ends.includes(given.dreaded)).toBe(
        false,
      );
    }),
  );
});

test("the dreaded question comes to every place but the first and the last", () => {
  const places = new Set<number>();
  for (let seed = 0; seed < 100; seed += 1)
    for (let place = 0; place < 6; place += 1)
      if (questionAt({ count: 6, dreaded: 2 }, seed, place) === 2) places.add(place);
  expect(places).toEqual(new Set([1, 2, 3, 4]));
});

function play(from: InterviewSession, ...actions: InterviewAction[]): InterviewSession {
  return actions.reduce((session, action) => advanceInterview(session, action, bank), from);
}

const fresh = startInterview(bank, 7, "2026-11-23T09:00:00.000Z");
const passed = (seconds: number): InterviewAction => ({ kind: "passed", seconds });

test("a moment to think, two minutes to answer, then the outline for as long as it takes", () => {
  expect(play(fresh, passed(29)).phase).toBe("thinking");
  expect(play(fresh, passed(31))).toMatchObject({ phase: "answering", phaseSeconds: 1 });
  const checking = play(fresh, passed(150), passed(40));
  expect(checking).toMatchObject({ phase: "checking", phaseSeconds: 40, seconds: 190 });
  const marked = play(
    checking,
    { kind: "marked", part: "result" },
    { kind: "marked", part: "situation" },
    { kind: "marked", part: "task" },
    { kind: "marked", part: "task" },
  );
  const question = currentQuestion(fresh, bank);
  expect(play(marked, { kind: "checked" })).toMatchObject({
    phase: "thinking",
    marks: [],
    answers: [
      { question, story: question === 3 ? null : question, marks: ["situation", "result"] },
    ],
  });
});

test("who is ready sooner goes on by hand, and a mark counts only while the outline is there", () => {
  const spoke = play(fresh, { kind: "marked", part: "task" }, { kind: "spoke" });
  expect(spoke).toMatchObject({ phase: "answering", marks: [] });
  expect(play(spoke, { kind: "answered" }).phase).toBe("checking");
});

test("after 20 minutes the session ends with the answer of the moment, never within it", () => {
  const late = { ...fresh, seconds: interviewTimes.session - 5 };
  const answering = play(late, passed(60));
  expect(answering.phase).toBe("answering");
  expect(play(answering, { kind: "answered" }, { kind: "checked" }).phase).toBe("done");
});

const actions: fc.Arbitrary<InterviewAction> = fc.oneof(
  fc.record({ kind: fc.constant("passed" as const), seconds: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ kind: fc.constantFrom("spoke", "answered", "checked", "paused", "resumed") }),
  fc.record({
    kind: fc.constant("marked" as const),
    part: fc.constantFrom("situation", "task", "action", "result"),
  }),
  fc.record({ kind: fc.constant("told" as const), story: fc.constantFrom(0, 1, 2, null) }),
);

test("whatever is pressed: put away and taken up again at any point, a session goes on as if it had not been", () => {
  fc.assert(
    fc.property(fc.array(actions), fc.array(actions), fc.integer(), (before, after, seed) => {
      const session = play(startInterview(bank, seed, fresh.startedAt), ...before);
      const stored = InterviewSession.parse(
        JSON.parse(JSON.stringify(play(session, { kind: "paused" }))),
      );
      const resumed = session.isPaused ? stored : play(stored, { kind: "resumed" });
      expect(play(resumed, ...after)).toEqual(play(session, ...after));
    }),
  );
});

test("time counts the same in one piece or in many, not at all in a pause, and is never more than passed", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (pieces) => {
      const whole = pieces.reduce((sum, seconds) => sum + seconds, 0);
      const inPieces = play(fresh, ...pieces.map(passed));
      expect(inPieces).toEqual(play(fresh, passed(whole)));
      expect(inPieces.seconds).toBe(whole);
      const paused = play(fresh, { kind: "paused" });
      expect(play(paused, ...pieces.map(passed))).toEqual(paused);
    }),
  );
});

test("a session holds places, marks and times, and no word", () => {
  const told = play(fresh, passed(150), { kind: "told", story: 1 }, { kind: "checked" });
  const words = JSON.stringify({ ...told, startedAt: "" }).match(/[a-z]{2,}/gi) ?? [];
  const known =
    "seed startedAt seconds phase thinking phaseSeconds isPaused false answers question story marks null";
  expect(words.filter((word) => !known.split(" ").includes(word))).toEqual([]);
});

test("a story told where another belongs is told too often; a question that did not come is named", () => {
  const tally = tallyInterview(
    [
      { question: 0, story: 1, marks: ["situation", "result"] },
      { question: 1, story: 1, marks: ["result"] },
      { question: 3, story: null, marks: [] },
    ],
    bank,
  );
  expect(tally).toEqual({
    toldTooOften: [{ story: 1, told: 2, asked: 1 }],
    neverMet: [2],
    parts: { situation: 1, task: 0, action: 0, result: 2 },
  });
});
