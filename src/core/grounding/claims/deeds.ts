import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import {
  contentStems,
  isAbout,
  objectAfter,
  type Statement,
  statementsOf,
} from "./promoted-verbs.ts";
import { hasAgent, isOnlyOthers } from "./whose-deed.ts";
import { verbBaseOf, inflectionReadings } from "#core/language/inflect.ts";

/**
 * Verbs that claim something, in groups that say the same of a thing: one of a group in an answer allows the others
 * there.
 */
const kinds: readonly ReadonlySet<string>[] = [
  "cut reduce lower slash halve trim decrease bring take get push drive",
  "grow raise increase boost expand double triple lift improve bring take get push drive",
  "win secure earn land gain obtain get receive",
  "build create launch found establish introduce design develop make start set pioneer architect invent open roll implement",
  "save rescue recover restore",
  "solve resolve fix settle end stop close",
  "transform overhaul revolutionize modernize turn change",
  "negotiate broker close sign agree",
  "lead head direct manage run oversee supervise chair own",
  "hire recruit",
  "promote advance",
  "train teach coach mentor",
  "write author draft publish",
  "complete finish graduate deliver",
  "submit file send",
  "approve certify confirm authorize",
  "treat cure heal",
  "book commission hire",
  "spearhead orchestrate mastermind champion drive",
  "exceed surpass outperform beat",
  "eliminate abolish eradicate prevent end stop",
  "persuade convince",
].map((words) => new Set(words.split(" ")));
/** What came of a deed may be called by its direction. */
const changes: ReadonlySet<ReadonlySet<string>> = new Set(kinds.slice(0, 2));
/** Verbs of a kind that claim too little by themselves to be marked. */
const light = new Set(
  "bring take get push drive make start set turn change open end stop own sign close receive run send agree beat advance teach fix draft complete finish earn manage".split(
    " ",
  ),
);

type Clause = {
  readonly stems: readonly string[];
  readonly verbs: ReadonlySet<string>;
  readonly isDeed: boolean;
};

const known = new WeakMap<Source, readonly Clause[]>();

function clausesOf(source: Source): readonly Clause[] {
  const clauses = known.get(source) ?? statementsOf(source).map(clauseOf);
  known.set(source, clauses);
  return clauses;
}

function clauseOf({ text, stems }: Statement): Clause {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return {
    stems,
    verbs: new Set(words.map((word) => verbBaseOf(word) ?? word)),
    isDeed: isDeed(words),
  };
}

/** A past form at the head, or after "I". */
function isDeed(words: readonly string[]): boolean {
  const at = words[0] === "i" || words[0] === "we" ? 1 : 0;
  const head = words[at] ?? "";
  const forms = inflectionReadings(head).map(({ form }) => form);
  return forms.includes("past") && !words.some((word) => happened.has(word));
}
const happened = new Set("went fell rose dropped came was were had grew climbed stood".split(" "));

/** "I cut", "She grew", "and led", "has booked". */
const subject =
  /(?:\b(?:I|[Ww]e|[Ss]he|[Hh]e|[Tt]hey|and|who)(?:[’']ve|\s(?:have|has|also|then|now))?|(?<!\b(?:would|could|to|might|may|will) )\b(?:has|have|had))\s$/u;
/** The start of a line or a sentence, where a past form is a deed too. */
const opening = /(?:^|[.!?:]\s|\n)(?:[-*•]\s+)?$/u;
/** "I am hiring". */
const doing = /\b(?:I am|I[’']m|we are|[Ss]he is|[Tt]hey are)\s$/u;
/** "I have not had confirmed" claims nothing. */
const denied = /\b(?:not|never|nobody|no one|n[’']t)\b(?: \p{L}+){0,2}\s$/u;
/** "I took the time to ask" claims no deed. */
const idiom = /^took (?:the |my )?time\b/iu;
/** "brought supplies down", "took charge of the desk": verbs of two parts, by the one they stand for. */
const phrases: readonly (readonly [pattern: RegExp, base: string])[] = [
  [/\b(?:brought|took|got|pushed|drove)\b(?= (?:[^\s.,;:]+ ){1,6}down\b)/gi, "reduce"],
  [/\b(?:brought|took|got|pushed|drove)\b(?= (?:[^\s.,;:]+ ){1,6}up (?:to|from|by)\b)/gi, "raise"],
  [/\b(?:took|taken) charge of\b/gi, "lead"],
];

type Claimed = {
  readonly start: number;
  readonly end: number;
  readonly base: string;
  /** The verb with its prefix, where it has one: "rebuild". */
  readonly prefixed?: string;
};

function claimedIn(text: string): Claimed[] {
  const single = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }): Claimed[] => {
    const before = text.slice(Math.max(0, index - 24), index);
    const end = index + word.length;
    const isDoing = doing.test(before);
    if (!isDoing && !subject.test(before) && !opening.test(before)) return [];
    if (denied.test(before) || idiom.test(text.slice(index))) return [];
    const verb = verbIn(word, isDoing ? "gerund" : "past");
    return verb === null || (isDoing && verb.base === "write")
      ? []
      : [{ start: index, end, ...verb }];
  });
  const paired = phrases.flatMap(([pattern, base]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }): Claimed => ({
      start: index,
      end: index + words.length,
      base,
    })),
  );
  return [...single, ...paired];
}

/** The verb of a form; "rebuilt" claims as much as "built". */
function verbIn(
  word: string,
  wanted: "past" | "gerund",
): Pick<Claimed, "base" | "prefixed"> | null {
  const forms = wanted === "past" ? ["past", "participle"] : ["gerund"];
  const base = inflectionReadings(word).find(({ form }) => forms.includes(form))?.base;
  if (base === undefined) return null;
  const inner = base.replace(/^(?:re|co-?)(?=\p{L}{3})/u, "");
  return kinds.some((verbs) => verbs.has(inner)) ? { base: inner, prefixed: base } : { base };
}

/**
 * Verbs that claim a deed where no answer has one: "I cut waits" from "waits: 30 to 20 days", "hired" from "trained".
 */
export function findUnsaidDeeds(text: string, evidence: readonly Source[]): Fact[] {
  const clauses = evidence.flatMap(clausesOf);
  const all = new Set(clauses.flatMap(({ verbs }) => [...verbs]));
  return claimedIn(text).flatMap(({ start, end, base, prefixed = base }): Fact[] => {
    const alike = kinds.filter((verbs) => verbs.has(base));
    if (alike.length === 0) return [];
    const fact: Fact = { kind: "verb", start, end, text: text.slice(start, end) };
    const brings = fact.text.toLowerCase() === "brought" && all.has("bring");
    if (all.has(base) || all.has(prefixed) || brings || hasAgent(evidence, base)) {
      const before = text.slice(Math.max(0, start - 24), start);
      return isOnlyOthers(before, base, evidence) ? [fact] : [];
    }
    if (light.has(base)) return [];
    const object = contentStems(objectAfter(text, end));
    const same = clauses.filter(({ stems }) => isAbout(stems, object));
    const ownVerbs = [...(same.length === 0 ? all : same.flatMap(({ verbs }) => [...verbs]))];
    const isAlike = (verb: string) =>
      alike.some((verbs) => verbs.has(verb)) && (same.length > 0 || !light.has(verb));
    const moved = alike.some((verbs) => changes.has(verbs)) && same.some(({ isDeed: did }) => did);
    return moved || ownVerbs.some(isAlike) ? [] : [fact];
  });
}
