import { findQuantities, type Quantity } from "#core/grounding/figures/quantities.ts";
import { isAnswered } from "#core/contract/required-answers.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

const asking = "ask|asking|asked|request|requesting|propose|proposing|target|settle|accept|agree";
const changing = "move|moves|bring|set|adjust|raise|increase|take|consider";
const own = /\b(?:me|my|pay|salary|base|rate|compensation|wage|fee)\b/i;
const others = /\b(?:market|median|survey|band|benchmark|published|report)\b/i;
const asks = new RegExp(String.raw`\b(?:${asking})\b(.{0,60})$`, "i");
const changes = new RegExp(String.raw`\b(?:${changing})\b(.{0,60})$`, "i");
/** A bare number this large is a sum; a smaller one may count anything. */
const minBareSum = 10_000;

/** Whether a quantity is what a text asks for: "I am asking for 170,000", "move my base from $142,000 to $160,000". */
export function isAskedSum(text: string, quantity: Quantity): boolean {
  const { kind, value, counted, per } = quantity;
  const countsOther = per === null && counted.some((word) => !own.test(word));
  if (kind === "number" && (value < minBareSum || countsOther)) return false;
  const clause =
    text
      .slice(0, quantity.start)
      .split(/[;:!?\n]|\.\s/)
      .at(-1) ?? "";
  const afterAsk = asks.exec(clause)?.[1];
  const changed = changes.exec(clause)?.[1];
  return isReached(afterAsk) || (isReached(changed) && own.test(changed ?? ""));
}

/** Nothing of the market stands between the verb and the sum, and no other figure but the one it rises from. */
function isReached(between: string | undefined): boolean {
  if (between === undefined || others.test(between)) return false;
  const before = findQuantities(between).length;
  return before === 0 || (before === 1 && /\bfrom\b.*\bto\b/i.test(between));
}

/** Sums of a text: what names money, and what is asked for without its sign. */
export function findSums(text: string): readonly Quantity[] {
  return findQuantities(text).filter((one) => one.kind === "money" || isAskedSum(text, one));
}

/** The sums of a text that are neither the one asked for nor the one of today. */
export function findOtherSums(text: string, answers: Answers): readonly Quantity[] {
  const ownSums = ["sum", "title", "now", "refine"].flatMap((id) => givenQuantities(answers, id));
  return findSums(text).filter(({ value }) => !isGivenValue(value, ownSums));
}

/** Whether the sum asked for stands in a text; a title requires none. Null where no sum is given. */
export function hasAskedSum(text: string, answers: Answers): boolean | null {
  const owed = givenQuantities(answers, "sum");
  const large = owed.filter(({ kind, value }) => kind === "money" || value >= 100);
  const ownSums = large.length > 0 ? large : owed;
  return ownSums.length === 0
    ? null
    : findQuantities(text).some(({ value }) => isGivenValue(value, ownSums));
}

function givenQuantities(answers: Answers, id: string): readonly Quantity[] {
  return isAnswered(answers, id) ? findQuantities(answerOf(answers, id)) : [];
}

/** "$160,000" is "160" in an answer too. */
function isGivenValue(value: number, ownSums: readonly Quantity[]): boolean {
  return ownSums.some((one) => one.value === value || one.value * 1000 === value);
}
