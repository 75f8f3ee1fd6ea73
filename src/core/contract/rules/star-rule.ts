import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { isAnswered } from "#core/contract/required-answers.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";
import type { Block, Section } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The parts of an answer, and the field of a story that holds each. */
const starFields = [
  ["Situation", "Was"],
  ["Task", "Task"],
  ["Action", "Did"],
  ["Result", "Now"],
] as const;

const maxQuestions = 6;

type Entry = { readonly heading: string; readonly blocks: readonly Block[] };

/**
 * At most six questions with their STAR parts, one for each story at least. A part may be absent where a story lacks
 * it, and the dreaded question has its answer alone.
 */
export const starParts: SpecialRuleCheck = (result, answers) => {
  const rule = "star-parts";
  const [first] = result.sections;
  const answeredStories = stories.filter((story) => countFields(story, answers) > 0);
  if (!first || answeredStories.length === 0) return null;
  const entries = entriesOf(first);
  const atLeast = Math.max(
    1,
    answeredStories.filter((story) => isQuestionWorthy(story, answers)).length,
  );
  if (entries.length > maxQuestions || entries.length < atLeast)
    return {
      rule,
      ok: false,
      detail: `${entries.length} questions, where ${atLeast} to ${maxQuestions} are owed.`,
    };
  const isAlone = (entry: Entry) => entry === entries.at(-1) && isAnswered(answers, "dreadAnswer");
  const lacking = entries.find(
    (entry) => !isComplete(entry, answers, answeredStories, isAlone(entry)),
  );
  return {
    rule,
    ok: lacking === undefined,
    detail: lacking
      ? `A STAR part is missing: “${lacking.heading}”`
      : `${entries.length} questions in STAR form.`,
  };
};

/** A story of two parts or more, or with an action. */
function isQuestionWorthy(story: string, answers: Answers): boolean {
  return countFields(story, answers) > 1 || isAnswered(answers, `${story}Did`);
}

function countFields(story: string, answers: Answers): number {
  return starFields.filter(([, field]) => isAnswered(answers, `${story}${field}`)).length;
}

const stories = ["story1", "story2", "story3", "story4"];

/** Each heading with what stands under it; two questions in a row stand over one story. */
function entriesOf({ blocks }: Section): Entry[] {
  return blocks.flatMap((block, place) => {
    if (block.kind !== "heading") return [];
    const from = blocks.findIndex((other, n) => n > place && other.kind !== "heading");
    if (from === -1) return [{ heading: block.text, blocks: [] }];
    const next = blocks.findIndex((other, n) => n > from && other.kind === "heading");
    return [{ heading: block.text, blocks: blocks.slice(from, next === -1 ? undefined : next) }];
  });
}

function isComplete(
  { heading, blocks }: Entry,
  answers: Answers,
  answeredStories: readonly string[],
  mayBeDreaded: boolean,
): boolean {
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  // A model asks the dreaded question as an employer would; it is the last one, with a plain answer.
  if (items.length === 0 && blocks.length > 0 && mayBeDreaded) return true;
  if (items.length === 0)
    return (
      isDreaded(heading, answers) && (blocks.length > 0 || !isAnswered(answers, "dreadAnswer"))
    );
  return starFields.every(
    ([label, field]) =>
      items.some((item) => item.startsWith(`${label}:`)) ||
      answeredStories.some((story) => !isAnswered(answers, `${story}${field}`)) ||
      answeredStories.some((story) => countFields(story, answers) === 1) ||
      isDreaded(heading, answers),
  );
}

/** In the words of the answer, in whatever order a question sets them. */
function isDreaded(heading: string, answers: Answers): boolean {
  const dread = plain(normalizeTypedText(answerOf(answers, "dread")));
  const headingWords = new Set(plain(heading).split(" "));
  const words = dread.split(" ");
  return (
    dread !== "" && words.filter((word) => headingWords.has(word)).length >= words.length * 0.8
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
