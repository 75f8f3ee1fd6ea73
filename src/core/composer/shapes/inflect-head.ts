import type { ShapeReading } from "./shape.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { type VerbForm, inflectVerb } from "#core/composer/shapes/tokens/verb-form.ts";

const formOfShape: Readonly<Record<string, VerbForm>> = {
  act: "base",
  doing: "gerund",
  deed: "past",
  deeds: "past",
};

/**
 * A verb phrase with its head in another form, every other word as typed; null where that is not safe.
 * A leading "to" belongs to the form and goes with it.
 */
export function inflectHead(
  text: string,
  reading: ShapeReading,
  form: VerbForm,
  { lower }: { readonly lower: boolean },
): string | null {
  const now = formOfShape[reading.shape];
  if (!now || reading.head === undefined || reading.lemma === undefined) return null;
  const phrase = text.trim().replace(/^to\s+/i, "");
  const tokens = tokenize(phrase);
  const at = tokens.findIndex((token) => token.text === reading.head);
  const head = tokens[at];
  if (!head || tokens.slice(0, at).some((token) => !hasKind(token, "negative", "adverb")))
    return null;
  if (form === now) return lower ? lowerFirstLetter(phrase) : phrase;
  const negated = tokens.slice(0, at).some((token) => hasKind(token, "negative"));
  if ((negated && form !== "gerund" && form !== "base") || hasSecondVerb(tokens, at, now))
    return null;
  const made = inflectVerb(reading.lemma, form);
  if (made === null) return null;
  const end = head.at + head.text.length;
  const changed = phrase.slice(0, head.at) + inCaseOf(head.text, made) + phrase.slice(end);
  return lower ? lowerFirstLetter(changed) : changed;
}

/** "Write and edit", "paint the door and leave the frame": one head changed would leave the other behind. */
function hasSecondVerb(tokens: readonly Token[], at: number, form: VerbForm): boolean {
  return tokens.slice(at + 1).some((token, index) => {
    const before = tokens[at + index];
    const joined = hasKind(before, "conjunction") || before?.after.includes(",") === true;
    return joined && hasKind(token, form);
  });
}

const isShouted = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

function inCaseOf(typed: string, made: string): string {
  if (isShouted(typed)) return made.toUpperCase();
  const raised = /^\p{Lu}/u.test(typed);
  return raised ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}

/** Capitals of the answer stay; only a first letter is lowered. */
function lowerFirstLetter(phrase: string): string {
  const [first = ""] = phrase.split(/\s/);
  return isShouted(first) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
