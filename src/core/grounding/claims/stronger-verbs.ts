import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import {
  contentStems,
  isAbout,
  objectAfter,
  type Statement,
  statementsOf,
} from "./promoted-verbs.ts";
import { verbBaseOf, inflectionReadings } from "#core/language/inflect.ts";

const reached = "get win receive earn obtain secure gain";
const carriedOut =
  "complete finish deliver launch introduce create build open close run implement found establish publish hold";

/** What an answer says of a thing, and the verbs that say more of the same thing. */
const ladders: readonly (readonly [weak: RegExp, strong: string])[] = [
  [/(?<!\b(?:I|we|she|he|they) )\boffered\b|\boffered (?:me|us|her|him)\b/i, "accept take join"],
  [/\b(?:applied|application) (?:for|to)\b/i, `${reached} join`],
  [/\b(?:asked|requested|asking)\b/i, reached],
  [/\b(?:nominated|(?:short|long)listed|finalist|runner-up)\b/i, reached],
  [/\b(?:planned|proposed|suggested|recommended|pitched)\b/i, carriedOut],
  [
    /\b(?:started|began|begun|studying|enrolled (?:in|for|at)|some (?:classes|courses|college)|no degree)\b/i,
    "finish complete earn graduate receive",
  ],
  [/\b(?:in talks|negotiating|discussing)\b/i, "sign close agree win secure"],
  [/\bordered\b/i, "deliver arrive receive"],
  [/\binterview(?:ed|ing) (?:for|at|with)\b/i, "become get join win"],
  [/\b(?:submitted|drafted|drafting)\b/i, "publish"],
];
const wishes = "want|wants|wanted|hope|hoped|hoping|plan|plans|planned|planning|try|tried|trying";
const more =
  "would like|aim|aiming|intend|intended|going|wish|wished|expect|asked|invited|need|needs";
const wished = new RegExp(String.raw`\b(?:${wishes}|${more}) to (?:\w+ly )?(\w+)`, "gi");
/** A wish may become neither the deed nor a decision. */
const decide = "decide";

type Weak = { readonly stems: readonly string[]; readonly stronger: ReadonlySet<string> };
type Read = { readonly weak: readonly Weak[]; readonly done: ReadonlySet<string> };

const known = new WeakMap<Source, Read>();

function readOf(source: Source): Read {
  const read = known.get(source) ?? {
    weak: statementsOf(source).flatMap(weakOf),
    done: new Set([...pastVerbs(source.text).map(({ base }) => base), ...doneBefore(source.text)]),
  };
  known.set(source, read);
  return read;
}

function weakOf({ text: clause, stems }: Statement): Weak[] {
  const wishedFor = [...clause.matchAll(wished)].map(([, verb = ""]) => verbBaseOf(verb) ?? verb);
  const stronger = [
    ...ladders.flatMap(([weak, strong]) => (weak.test(clause) ? strong.split(" ") : [])),
    ...(wishedFor.length > 0 ? [...wishedFor, decide] : []),
  ];
  return stronger.length === 0 ? [] : [{ stems, stronger: new Set(stronger) }];
}

type Past = { readonly base: string; readonly start: number; readonly end: number };

const notDone = /\b(?:to|if|when|once|until|unless|will|would|can|could|not|never|no)\b[^,;:]*$/i;
const denied = /n[’']t\b[^,;:]*$/i;

/** Verbs that say that something was done: no wish, no condition, nothing denied. */
function pastVerbs(text: string): Past[] {
  return [...text.matchAll(/[\p{L}]+/gu)].flatMap(({ 0: word, index }): Past[] => {
    const past = inflectionReadings(word).find(
      ({ form }) => form === "past" || form === "participle",
    );
    if (!past) return [];
    const clause = /[^.;!?\n]*$/.exec(text.slice(Math.max(0, index - 60), index))?.[0] ?? "";
    return notDone.test(clause) || denied.test(clause)
      ? []
      : [{ base: past.base, start: index, end: index + word.length }];
  });
}

/** "after becoming director". */
function doneBefore(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:after|since|by|upon) (\p{L}+ing)\b/giu)].flatMap(
    ([, word = ""]) => verbBaseOf(word) ?? [],
  );
}

const passive = /\b(?:is|are|was|were|be|been|being)\s+$/i;

/** "offered" turned into "accepted", "applied" into "won", "want to open" into "opened", of the same thing. */
export function findStrongerVerbs(text: string, evidence: readonly Source[]): Fact[] {
  const read = evidence.map(readOf);
  const weak = read.flatMap((one) => one.weak);
  if (weak.length === 0) return [];
  return pastVerbs(text).flatMap(({ base, start, end }): Fact[] => {
    const rungs = weak.filter(({ stronger }) => stronger.has(base));
    if (rungs.length === 0 || read.some(({ done }) => done.has(base))) return [];
    if (passive.test(text.slice(0, start))) return [];
    const object = contentStems(objectAfter(text, end));
    return rungs.some(({ stems }) => isAbout(stems, object))
      ? [{ kind: "verb", start, end, text: text.slice(start, end) }]
      : [];
  });
}
