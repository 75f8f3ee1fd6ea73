import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { judgeResult } from "#core/checks/judge-text.ts";
import { isForFinishing } from "../cases/golden-cases.ts";
import { faultKinds, type GoodText, putInFault, seededRandom } from "./faults.ts";
import { composedTexts, idealTexts } from "./good-texts.ts";

const words = await loadEnglishWords();
const rounds = 4;
/** Every so many composed texts get a fault. */
const step = 8;

function judge({ tool, result, answers }: GoodText) {
  return judgeResult({ tool, material: { answers, tone: "" } }, result, words);
}

const marksOf = (text: GoodText) => judge(text).marks;

test("at most one in twelve of the texts that a coach wrote has a mark", () => {
  const found = idealTexts.flatMap((text) =>
    marksOf(text).map((mark) => `${text.id}: ${mark.text}`),
  );
  expect(found.length / idealTexts.length, found.join("\n")).toBeLessThanOrEqual(1 / 12);
});

test("no composed text states a fact that wasn’t typed, or leaves its form", () => {
  expect(composedTexts.length).toBeGreaterThan(600);
  const found = composedTexts.flatMap((text) => {
    const { marks, faults } = judge(text);
    const untrue = marks
      .filter(({ rule }) => rule !== "voice" && rule !== "foreign")
      .map((mark) => mark.text);
    const grave = faults
      .filter(({ isGrave, says }) => isGrave && !isForFinishing(says))
      .map(({ says }) => says);
    return [...untrue, ...grave].map((what) => `${text.id}: ${what}`);
  });
  expect(found).toEqual([]);
});

test.for(faultKinds)("faults of the kind %s are found", (kind) => {
  const random = seededRandom(7);
  const some = composedTexts.filter((_, place) => place % step === 0);
  const texts = [...Array.from({ length: rounds }, () => idealTexts).flat(), ...some];
  const faulty = texts.flatMap((good) => putInFault(good, kind, random, words) ?? []);
  const missed = faulty.filter((one) => {
    const isHere = (mark: ReturnType<typeof marksOf>[number]) =>
      mark.section === one.section && mark.start < one.end && mark.end > one.start;
    return !marksOf(one).some(isHere);
  });
  expect(faulty.length).toBeGreaterThan(15);
  const report = missed.map(({ id, section, start }) => `${id} [${section}] at ${start}`);
  expect(1 - missed.length / faulty.length, report.join("\n")).toBeGreaterThanOrEqual(0.95);
});
