import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";

const pronouns = /^(?:he|him|his|she|her|hers|they|them|their|theirs)$/;

/** Whether words speak of the person who will read them: by name, or as somebody that they have not named before. */
export function speaksOfReader(text: string, reader: string): boolean {
  const tokens = tokenize(text);
  return (
    namesIn(reader).some((name) => new RegExp(String.raw`\b${name}\b`, "u").test(text)) ||
    tokens.some(({ lower }, at) => pronouns.test(lower) && !tokens.slice(0, at).some(mayBeMeant))
  );
}

/** Somebody else, named before: "the interns and their mentors". */
const mayBeMeant = (token: Token): boolean =>
  (hasKind(token, "plural") && !hasKind(token, "date")) || hasKind(token, "role", "name");

/** The capitalised words of "Renata Ortiz, head of sales" before its comma. */
function namesIn(reader: string): readonly string[] {
  const [name = ""] = reader.split(/[,(–—]|\s-\s/u);
  const words = name.trim().split(/\s+/);
  return words.every((word) => /^\p{Lu}[\p{L}’'.-]*$/u.test(word))
    ? words.filter((word) => word.length > 2 && !word.endsWith("."))
    : [];
}

const irregular: Readonly<Record<string, string>> = {
  is: "are",
  "'s": "’re",
  was: "were",
  has: "have",
  does: "do",
  "doesn't": "don’t",
  "isn't": "aren’t",
  "wasn't": "weren’t",
};

/** A sentence with its reader as "you"; null where nothing in it changes. */
export function toYou(sentence: string, reader: string): string | null {
  const names = namesIn(reader);
  const tokens = tokenize(sentence);
  let changed = sentence;
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    const replacement = youFor(token, tokens[at + 1], tokens[at - 1], names);
    if (replacement !== null)
      changed =
        changed.slice(0, token.at) + replacement + changed.slice(token.at + token.text.length);
  }
  const raised = changed.replace(/^you/u, "You");
  return raised === sentence ? null : raised;
}

function youFor(
  token: Token,
  next: Token | undefined,
  before: Token | undefined,
  names: readonly string[],
): string | null {
  const { lower, text } = token;
  if (names.includes(text) || /^(?:he|she|they|him|them)$/.test(lower)) return "you";
  if (names.some((name) => text === `${name}’s`) || /^(?:his|their)$/.test(lower)) return "your";
  if (/^(?:hers|theirs)$/.test(lower)) return "yours";
  if (lower === "her")
    return hasKind(next, "noun", "plural", "adjective", "number") &&
      !hasKind(next, "preposition", "determiner")
      ? "your"
      : "you";
  const behind = before && (names.includes(before.text) || /^(?:he|she)$/.test(before.lower));
  if (!behind) return null;
  const lemma = verbReadings(lower).find(({ form }) => form === "third")?.lemma;
  return irregular[lower] ?? lemma ?? null;
}
