import { wordsAt } from "./mark.ts";

const blank = new RegExp(
  [
    String.raw`\[(?![ x✓]?\])[^\]\n]{1,60}\](?!\()`,
    String.raw`_{3,}|\bX{2,4}\b(?!-)|\bTB[DC]\b`,
    String.raw`<(?!\/)[a-z][a-z ’'-]{1,30}>(?![^<\n]*<\/)`,
    String.raw`\{[a-z][a-z _’']{1,30}\}`,
    String.raw`\blorem ipsum\b|\binsert \p{L}+(?: \p{L}+)? here\b`,
  ].join("|"),
  "giu",
);
const contact = "(?:signature|phone|cell|e-?mail|contact|how to reach|linkedin)";
const slot = new RegExp(
  `^\\W*(?:(?:your|my)(?: full| first)? name|(?:your |my )?${contact})\\b`,
  "i",
);
const someoneElses = /[’']s\b|\b(?:manager|company|their|his|her|recipient|boss)\b/i;

const asBlank = "This is a blank, so write what belongs here or take it out.";
const asSlot = "Add your name or how to reach you here.";

/**
 * Finds blanks like "[date]", "____", "XX" and "<name>", and apart from them the slots for the member's signature or a way to
 * reach the member, which may stay open. What stands so in the answers is the member's.
 */
export function findPlaceholders(text: string, typed: readonly string[]) {
  const isOwn = (words: string) => typed.some((answer) => answer.includes(words));
  const found = [...text.matchAll(blank)].filter(({ 0: words }) => !isOwn(words));
  const blanks = found.filter((match) => !isSlot(match));
  return {
    blanks: blanks.map((match) => wordsAt("placeholder", match, asBlank)),
    slots: found.filter(isSlot).map((match) => wordsAt("placeholder", match, asSlot)),
  };
}

function isSlot({ 0: words }: RegExpExecArray): boolean {
  return slot.test(words) && !someoneElses.test(words);
}
