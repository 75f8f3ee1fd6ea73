import { expect, test } from "vitest";
import { legacyQuestionsOf } from "./legacy-questions.ts";
import { isToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { migrateLegacyAnswers, currentQuestionId } from "./legacy-answers.ts";

test.for(toolIds)("%s: every former question has its answer in a field of today", (id) => {
  const ids = toolOf(id).questions.map((question): string => question.id);
  for (const former of Object.keys(legacyQuestionsOf(id)))
    expect(ids).toContain(currentQuestionId(id, former));
});

/** The words of the answers; the person of a bio is a choice now, and no word. */
function words(answers: Answers): string[] {
  const { person: _, ...others } = answers;
  return Object.values(others)
    .join(" ")
    .split(/[\s;.]+/);
}

test.for(toolIds)("%s: nothing that she answered before is lost", (id) => {
  const answers = Object.fromEntries(
    Object.keys(legacyQuestionsOf(id)).map((questionId) => [
      questionId,
      `Word of ${questionId}.\nMore ${questionId} 7`,
    ]),
  );
  const now = migrateLegacyAnswers(id, answers);
  const movedWords = new Set(words(now));
  expect(words(answers).filter((word) => !movedWords.has(word))).toEqual([]);
  const ids = toolOf(id).questions.map((question): string => question.id);
  for (const asked of Object.keys(now)) expect(ids).toContain(asked);
  expect(migrateLegacyAnswers(id, now)).toEqual(now);
});

test.for([
  [
    "payAsk",
    { evidence: "Cut onboarding from 9 weeks to 5. Took over Denver.", ask: "Senior Director" },
    { results: "Cut onboarding from 9 weeks to 5.\nTook over Denver.", title: "Senior Director" },
  ],
  [
    "payAsk",
    { ask: "I am at $142,000. I am asking for $160,000.", timing: "My review is on May 6." },
    { sum: "I am at $142,000. I am asking for $160,000.", decideBy: "My review is on May 6." },
  ],
  [
    "exitStrategy",
    { timing: "Notice on Monday, May 4. Last day Friday, May 29. My contract says four weeks." },
    {
      noticeOn: "Monday, May 4",
      lastDay: "Friday, May 29",
      noticeOwed: "My contract says four weeks",
    },
  ],
  [
    "exitStrategy",
    { timing: "Sometime in May. Last day open." },
    { lastDay: "Sometime in May. Last day open." },
  ],
  [
    "offerPower",
    { timing: "", audience: "Women on a board. Not for people still looking for a seat." },
    { audience: "Women on a board.", notFor: "people still looking for a seat", whyNow: "" },
  ],
  [
    "interviewBank",
    {
      accomplishments: "1. Delivery was 78%. It is 94% now.\n2. Trained three.",
      dread: "Why the gap? My mother was ill.",
    },
    {
      story1Did: "Delivery was 78%. It is 94% now.",
      story2Did: "Trained three.",
      dread: "Why the gap?",
      dreadAnswer: "My mother was ill.",
    },
  ],
  [
    "brandBio",
    { person: "Third person. Ngozi Adeyemi-Hart", audience: "Night-shift nurses" },
    { person: "they", name: "Ngozi Adeyemi-Hart", serves: "Night-shift nurses" },
  ],
  ["brandBio", { person: "third person, she/her" }, { person: "she" }],
  ["brandBio", { person: "First person" }, { person: "I" }],
  ["brandBio", { person: "she", proof: "One. Two." }, { person: "she", proof: "One. Two." }],
  ["boundaryScript", { refusal: "a\nb" }, { refusal: "a\nb" }],
] as const)("%s: %o", ([tool, before, now]) => {
  expect(isToolId(tool)).toBe(true);
  expect(migrateLegacyAnswers(tool, before)).toEqual(now);
});
