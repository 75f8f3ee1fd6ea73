import { closedClassWords, type ClosedClass, dateWords, roleWords } from "./word-classes.ts";
import { guessedTags, lexiconTags } from "./compromise.ts";
import { verbsThatAreNouns } from "./office-verbs.ts";
import { type VerbForm, verbReadings } from "./verb-form.ts";

type TokenKind =
  | ClosedClass
  | VerbForm
  | "noun"
  | "plural"
  | "adjective"
  | "number"
  | "date"
  | "role"
  | "name";

/** One word of an item with everything that it can be; which of these it is, its neighbours decide. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
  /** The marks between it and the next word. */
  readonly after: string;
  readonly kinds: ReadonlySet<TokenKind>;
};

const wordShape = /[\p{L}\p{N}\p{Sc}%#@+&→<>=~-][\p{L}\p{N}\p{Sc}%’'.,/+&→<>=~-]*/gu;
const clitic = /^(.+)('(?:ll|ve|re|m|d|s))$/;
const apostrophes: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  theyre: "they're",
  youre: "you're",
};

/** The words of an item in order; "I'll" is two. */
export function tokenize(text: string): readonly Token[] {
  const found = [...text.matchAll(wordShape)].flatMap((match) => {
    const typed = match[0].replace(/[.,'’/-]+$/, "");
    if (typed === "") return [];
    const next = /^ill\s([a-z]+)/i.exec(text)?.[1]?.toLowerCase();
    const isWill = match.index === 0 && next !== undefined && isBaseVerb(next);
    return splitClitic(typed, match.index, isWill ? "i'll" : apostrophes[typed.toLowerCase()]);
  });
  return found.map(([typed, lower, at], index) => {
    const after = text.slice(at + typed.length, found[index + 1]?.[2] ?? text.length).trim();
    return { text: typed, lower, at, after, kinds: tokenKinds(typed, lower) };
  });
}

type TypedPiece = readonly [text: string, lower: string, at: number];

const isBaseVerb = (word: string): boolean =>
  closedClassWords.negative.has(word) || verbReadings(word).some(({ form }) => form === "base");

function splitClitic(
  typed: string,
  at: number,
  written: string | undefined,
): readonly TypedPiece[] {
  const lower = typed.toLowerCase().replaceAll("’", "'");
  const [, head = "", tail = ""] = clitic.exec(written ?? lower) ?? [];
  const owner =
    tail === "'s" && !closedClassWords.subject.has(head) && !closedClassWords.relative.has(head);
  if (head === "" || owner) return [[typed, lower, at]];
  const cut = head.length;
  return [
    [typed.slice(0, cut), head, at],
    [typed.slice(cut), tail, at + cut],
  ];
}

/** Whether a word can be one of these kinds. */
export const hasKind = (token: Token | undefined, ...kinds: readonly TokenKind[]): boolean =>
  token !== undefined && kinds.some((kind) => token.kinds.has(kind));

const kindsCache = new Map<string, ReadonlySet<TokenKind>>();

function tokenKinds(typed: string, lower: string): ReadonlySet<TokenKind> {
  const known = kindsCache.get(typed);
  if (known) return known;
  const kinds = readKinds(typed, lower);
  if (kindsCache.size > 4000) kindsCache.clear();
  kindsCache.set(typed, kinds);
  return kinds;
}

function readKinds(typed: string, lower: string): ReadonlySet<TokenKind> {
  const kinds = new Set<TokenKind>();
  for (const kind of closedClasses) if (closedClassWords[kind].has(lower)) kinds.add(kind);
  const isOpen = kinds.size === 0;
  if (!kinds.has("modal") && !kinds.has("determiner"))
    for (const { form } of verbReadings(lower)) kinds.add(form);
  if (/\d/.test(typed)) kinds.add("number");
  if (dateWords.has(lower.replace(/^mid-/, ""))) kinds.add("date");
  if (isOpen && !/^[\p{Sc}+→<>=~-]/u.test(typed)) addOpenKinds(kinds, typed, lower);
  return kinds;
}

const closedClasses: readonly ClosedClass[] = [
  ...([
    "determiner",
    "possessive",
    "subject",
    "object",
    "preposition",
    "particle",
    "number",
  ] as const),
  ...([
    "conjunction",
    "modal",
    "auxiliary",
    "negative",
    "adverb",
    "relative",
    "subordinate",
  ] as const),
];
const nominalTag = /Noun|Singular|Plural|Actor|Person|Place|Date|Unit|Acr|Org/;
const agentEnding = /(?:-in-law|[^l]ist|[aeio]list|ician|worker|teacher|keeper|maker)$/;

function addOpenKinds(kinds: Set<TokenKind>, typed: string, lower: string): void {
  const core = lower.split("-").at(-1) ?? lower;
  const known = lexiconTags(core);
  const tags = known.length > 0 ? known : guessedTags(core);
  const verbs = verbReadings(lower);
  const has = (pattern: RegExp) => tags.some((tag) => pattern.test(tag));
  if (has(/Adj/)) kinds.add("adjective");
  const ofThird = verbs.find(({ form }) => form === "third")?.lemma ?? "";
  const isNoun =
    verbsThatAreNouns.has(core) || has(nominalTag) || (verbs.length === 0 && !has(/Adj|Adverb/));
  if (
    isNoun ||
    verbsThatAreNouns.has(ofThird) ||
    lexiconTags(ofThird).some((tag) => nominalTag.test(tag))
  )
    kinds.add("noun");
  if (/[^siu]s$/.test(lower) || has(/^Plural/)) kinds.add("plural");
  if (roleWords.has(core) || has(/^Actor/) || agentEnding.test(lower)) kinds.add("role");
  const called = /^(?:dr|mrs?|ms|prof)$/.test(lower);
  if (called || (/^\p{Lu}\p{Ll}/u.test(typed) && has(/Name|^Person|^ProperNoun/)))
    kinds.add("name");
}
