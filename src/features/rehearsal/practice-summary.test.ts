import { expect, test } from "vitest";
import { onPracticeFinished, practiceFinished, type PracticeSummary } from "./practice-summary.ts";

const summary: PracticeSummary = {
  kind: "push-back",
  toolId: "payAsk",
  at: "2026-11-23T01:00:00.000Z",
  seconds: 12,
  wordsPerMinute: null,
  silenceSeconds: 2,
};

test("whoever listens hears each finished round, until the listening ends", () => {
  const heard: PracticeSummary[] = [];
  const stop = onPracticeFinished((one) => heard.push(one));
  practiceFinished(summary);
  stop();
  practiceFinished({ ...summary, seconds: 13 });
  expect(heard).toEqual([summary]);
});
