import { closed, type ClosedClass, dateWords, roleWords } from "./closed-words.ts";
import { guessedTags, lexiconTags } from "./library.ts";
import { nounsToo } from "./office-verbs.ts";
import { type VerbForm, verbReadings } from "./verb-form.ts";

type Kind =
  | ClosedClass
  | VerbForm
  | "noun"
  | "plural"
  | "adjective"
  | "number"
  | "date"
  | "role"
  | "name";

/** One word of an item with everything that it can be; which of these it is, its neighbours say. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
  /** The marks between it and the next word. */
  readonly after: string;
  readonly kinds: ReadonlySet<Kind>;
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
export function tokensOf(text: string): readonly Token[] {
  const found = [...text.matchAll(wordShape)].flatMap((match) => {
    const typed = match[0].replace(/[.,'’/-]+$/, "");
    if (typed === "") return [];
    const next = /^ill\s([a-z]+)/i.exec(text)?.[1]?.toLowerCase();
    const isWill = match.index === 0 && next !== undefined && isBaseVerb(next);
    return split(typed, match.index, isWill ? "i'll" : apostrophes[typed.toLowerCase()]);
  });
  return found.map(([typed, lower, at], index) => {
    const after = text.slice(at + typed.length, found[index + 1]?.[2] ?? text.length).trim();
    return { text: typed, lower, at, after, kinds: kindsOf(typed, lower) };
  });
}

type Piece = readonly [text: string, lower: string, at: number];

const isBaseVerb = (word: string): boolean =>
  closed.negative.has(word) || verbReadings(word).some(({ form }) => form === "base");

function split(typed: string, at: number, written: string | undefined): readonly Piece[] {
  const lower = typed.toLowerCase().replaceAll("’", "'");
  const [, head = "", tail = ""] = clitic.exec(written ?? lower) ?? [];
  const owner = tail === "'s" && !closed.subject.has(head) && !closed.relative.has(head);
  if (head === "" || owner) return [[typed, lower, at]];
  const cut = head.length;
  return [
    [typed.slice(0, cut), head, at],
    [typed.slice(cut), tail, at + cut],
  ];
}

/** Whether a word can be one of these kinds. */
export const is = (token: Token | undefined, ...kinds: readonly Kind[]): boolean =>
  token !== undefined && kinds.some((kind) => token.kinds.has(kind));

const kept = new Map<string, ReadonlySet<Kind>>();

function kindsOf(typed: string, lower: string): ReadonlySet<Kind> {
  const known = kept.get(typed);
  if (known) return known;
  const kinds = readKinds(typed, lower);
  if (kept.size > 4000) kept.clear();
  kept.set(typed, kinds);
  return kinds;
}

function readKinds(typed: string, lower: string): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  for (const kind of closedClasses) if (closed[kind].has(lower)) kinds.add(kind);
  const isOpen = kinds.size === 0;
  if (!kinds.has("modal") && !kinds.has("determiner"))
    for (const { form } of verbReadings(lower)) kinds.add(form);
  if (/\d/.test(typed)) kinds.add("number");
  if (dateWords.has(lower.replace(/^mid-/, ""))) kinds.add("date");
  if (isOpen && !/^[\p{Sc}+→<>=~-]/u.test(typed)) addOpen(kinds, typed, lower);
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
const nominal = /Noun|Singular|Plural|Actor|Person|Place|Date|Unit|Acr|Org/;
const agents = /(?:-in-law|[^l]ist|[aeio]list|ician|worker|teacher|keeper|maker)$/;

function addOpen(kinds: Set<Kind>, typed: string, lower: string): void {
  const core = lower.split("-").at(-1) ?? lower;
  const known = lexiconTags(core);
  const tags = known.length > 0 ? known : guessedTags(core);
  const verbs = verbReadings(lower);
  const has = (pattern: RegExp) => tags.some((tag) => pattern.test(tag));
  if (has(/Adj/)) kinds.add("adjective");
  const ofThird = verbs.find(({ form }) => form === "third")?.lemma ?? "";
  const isNoun = nounsToo.has(core) || has(nominal) || (verbs.length === 0 && !has(/Adj|Adverb/));
  if (isNoun || nounsToo.has(ofThird) || lexiconTags(ofThird).some((tag) => nominal.test(tag)))
    kinds.add("noun");
  if (/[^siu]s$/.test(lower) || has(/^Plural/)) kinds.add("plural");
  if (roleWords.has(core) || has(/^Actor/) || agents.test(lower)) kinds.add("role");
  const called = /^(?:dr|mrs?|ms|prof)$/.test(lower);
  if (called || (/^\p{Lu}\p{Ll}/u.test(typed) && has(/Name|^Person|^ProperNoun/)))
    kinds.add("name");
}
