import { significantWords } from "./figure-rules.ts";
import { isAnswered } from "#core/contract/required-answers.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";
import { monthNames, weekdayNames } from "#core/language/calendar-words.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";
import { type Block, sectionText } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

const shortNames = "Jan Feb Mar Apr Jun Jul Aug Sept? Oct Nov Dec Mon Tues? Weds? Thurs? Fri";
const otherTimes = String.raw`week today tomorrow day month quarter Q[1-4] 20\d\d`;
const timeWord = regexAnyOf(monthNames, weekdayNames, shortNames, otherTimes);
const datePattern = new RegExp(
  String.raw`\b${timeWord}\b|\d{1,2}/\d{1,2}|\bthe \d{1,2}(?:st|nd|rd|th)\b`,
  "i",
);

/** The close names a dated next step, once a date was given. */
export const datedClose: SpecialRuleCheck = (result, answers) => {
  const rule = "dated-close";
  const days = givenDays(answers, ["askOn", "decideBy"]);
  const close = result.sections.find((section) => section.label === "Close");
  if (!close || days === "") return null;
  const ok = saysWhen(sectionText(close), days);
  return { rule, ok, detail: ok ? "The close has a dated next step." : "The close has no date." };
};

/** Every step of the hand-over plan names a time, or stands in a list that does. */
export const datedSteps: SpecialRuleCheck = (result, answers) => {
  const rule = "dated-steps";
  const days = givenDays(answers, ["noticeOn", "lastDay"]);
  const plan = result.sections.find((section) => section.label === "Hand-over plan");
  if (!plan || days === "") return null;
  const undated = plan.blocks.flatMap((block, place) => {
    if (block.kind !== "list" || leadsWithDay(plan.blocks[place - 1], days)) return [];
    return block.items.filter((item) => !saysWhen(item, days));
  })[0];
  return {
    rule,
    ok: undated === undefined,
    detail: undated ? `No date: “${undated}”.` : "Every step is dated.",
  };
};

function givenDays(answers: Answers, ids: readonly string[]): string {
  return ids
    .filter((id) => isAnswered(answers, id))
    .map((id) => answerOf(answers, id))
    .join("\n");
}

/** A date, a week, or the answer’s own words for the day: "before the board meets". */
function saysWhen(text: string, days: string): boolean {
  const low = text.toLowerCase();
  return datePattern.test(text) || significantWords(days).some((word) => low.includes(word));
}

function leadsWithDay(block: Block | undefined, days: string): boolean {
  return (
    block?.kind === "paragraph" && block.text.trim().endsWith(":") && saysWhen(block.text, days)
  );
}
