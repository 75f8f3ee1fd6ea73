import type { RuleCheck } from "#core/contract/special-rules.ts";
import { itemsOf, wordsOf } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const dated = new RegExp(
  `\\b(${months}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Weds?|Thurs?|Fri|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|week|today|tomorrow|day|month|quarter|Q[1-4]|20\\d\\d)\\b|\\d{1,2}/\\d{1,2}|\\bthe \\d{1,2}(st|nd|rd|th)\\b`,
  "i",
);

/** The close names a dated next step, once she has given a date. */
export const datedClose: RuleCheck = (result, answers, partial) => {
  const rule = "dated-close";
  const close = result.sections.find((section) => section.label === "Close");
  if (!close || !dated.test(answerOf(answers, "timing"))) {
    return { rule, ok: partial, detail: "The date of the next step is asked for." };
  }
  const ok = dated.test(wordsOf(close));
  return { rule, ok, detail: ok ? "The close has a dated next step." : "The close has no date." };
};

/** Every step of the hand-over plan says when. */
export const datedSteps: RuleCheck = (result, answers, partial) => {
  const rule = "dated-steps";
  const plan = result.sections.find((section) => section.label === "Hand-over plan");
  if (!plan || !dated.test(answerOf(answers, "timing"))) {
    return { rule, ok: partial, detail: "The dates of the hand-over are asked for." };
  }
  const undated = itemsOf(plan).find((item) => !dated.test(item));
  return {
    rule,
    ok: undated === undefined,
    detail: undated ? `No date: “${undated}”.` : "Every step is dated.",
  };
};

const starLabels = ["Situation", "Task", "Action", "Result"] as const;
/** A request line that asks for a part of a story: what it was about, what she did, what came of it. */
const asksForPart =
  /\b(?:how|what|why|which|result|results|outcome|outcomes|came|changed|accomplishments?|stor(?:y|ies)|situation|task|action|measure|examples?)\b/i;

/** Five or six questions, each with its STAR parts; a part she has not given may be absent while it is asked for. */
export const starParts: RuleCheck = (result, _answers, partial) => {
  const rule = "star-parts";
  const first = result.sections[0];
  if (!first)
    return { rule, ok: partial, detail: "The questions follow once an accomplishment is known." };
  const questions = first.blocks.filter((block) => block.kind === "heading").length;
  const countOk = questions <= 6 && questions >= (partial ? 1 : 5);
  if (!countOk)
    return { rule, ok: false, detail: `${questions} questions, where 5 or 6 are owed.` };
  const lists = first.blocks.filter((block) => block.kind === "list");
  const lacking = lists.find((list) =>
    starLabels.some(
      (label) => !list.items.some((item) => item.replaceAll("*", "").startsWith(`${label}:`)),
    ),
  );
  const asked = partial && result.missing.some((request) => asksForPart.test(request));
  const ok = lists.length === questions && (asked || lacking === undefined);
  return {
    rule,
    ok,
    detail: ok ? `${questions} questions in STAR form.` : "A question lacks a STAR part.",
  };
};
