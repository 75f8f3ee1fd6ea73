import type { Reading } from "./shape.ts";
import { is, type Token, tokensOf } from "./tokens.ts";
import { type VerbForm, verbForm } from "./verb-form.ts";

const formOf: Readonly<Record<string, VerbForm>> = {
  act: "base",
  doing: "gerund",
  deed: "past",
  deeds: "past",
};

/**
 * A verb phrase with its head in another form, every other word as typed; null where that is not safe.
 * A leading "to" belongs to the form and goes with it.
 */
export function withHead(
  text: string,
  reading: Reading,
  form: VerbForm,
  { lower }: { readonly lower: boolean },
): string | null {
  const now = formOf[reading.shape];
  if (!now || reading.head === undefined || reading.lemma === undefined) return null;
  const phrase = text.trim().replace(/^to\s+/i, "");
  const tokens = tokensOf(phrase);
  const at = tokens.findIndex((token) => token.text === reading.head);
  const head = tokens[at];
  if (!head || tokens.slice(0, at).some((token) => !is(token, "negative", "adverb"))) return null;
  if (form === now) return lower ? lowered(phrase) : phrase;
  const negated = tokens.slice(0, at).some((token) => is(token, "negative"));
  if ((negated && form !== "gerund" && form !== "base") || hasSecondVerb(tokens, at, now))
    return null;
  const made = verbForm(reading.lemma, form);
  if (made === null) return null;
  const end = head.at + head.text.length;
  const changed = phrase.slice(0, head.at) + inCaseOf(head.text, made) + phrase.slice(end);
  return lower ? lowered(changed) : changed;
}

/** "Write and edit", "paint the door and leave the frame": one head changed would leave the other behind. */
function hasSecondVerb(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  return tokens.slice(at + 1).some((token, index) => {
    const before = tokens[at + index];
    const joined = is(before, "conjunction") || before?.after.includes(",") === true;
    return joined && is(token, form);
  });
}

const isShouted = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

function inCaseOf(typed: string, made: string): string {
  if (isShouted(typed)) return made.toUpperCase();
  const raised = /^\p{Lu}/u.test(typed);
  return raised ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}

/** Her capitals stay; only a first letter is lowered. */
function lowered(phrase: string): string {
  const [first = ""] = phrase.split(/\s/);
  return isShouted(first) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
