import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import {
  contentStems,
  isAbout,
  objectAfter,
  type Statement,
  statementsOf,
} from "#core/grounding/promotion.ts";
import { baseOf, verbReadings } from "#core/language/inflect.ts";

/** Verbs that say the same of a thing; who claims one of them claims more than that it happened. */
const kinds: readonly ReadonlySet<string>[] = [
  "cut reduce lower slash halve shrink trim decrease bring take get push drive",
  "grow raise increase boost expand double triple lift improve bring take get push drive",
  "win secure earn land gain obtain get receive",
  "build create launch found establish introduce design develop make start set pioneer architect invent open",
  "save rescue recover",
  "solve resolve fix settle end stop",
  "transform overhaul revolutionize turn change",
  "negotiate broker close sign",
].map((words) => new Set(words.split(" ")));
/** Verbs of a kind that claim too little by themselves to be marked. */
const light = new Set(
  "bring take get push drive make start set turn change open end stop own sign close receive".split(
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
    verbs: new Set(words.map((word) => baseOf(word) ?? word)),
    isDeed: isDeed(words),
  };
}

/** Her own past form at the head, or after "I": what came of it she may call by its direction. */
function isDeed(words: readonly string[]): boolean {
  const at = words[0] === "i" || words[0] === "we" ? 1 : 0;
  const head = words[at] ?? "";
  const forms = verbReadings(head).map(({ form }) => form);
  return forms.includes("past") && !moved.has(head);
}
const moved = new Set("went fell rose dropped came was were had grew climbed stood".split(" "));

/** "I cut", "She grew", "and led". */
const subject =
  /\b(?:I|[Ww]e|[Ss]he|[Hh]e|[Tt]hey|and|who)(?:[’']ve|\s(?:have|has|also|then|now))?\s$/u;
/** The start of a line or a sentence, where a past form is a deed of hers too. */
const opening = /(?:^|[.!?:]\s|\n)(?:[-*•]\s+)?$/u;

/** Verbs that claim a deed where she tells only that it happened: "I cut waits" from "waits: 30 to 20 days". */
export function findUnsaidDeeds(text: string, evidence: readonly Source[]): Fact[] {
  const clauses = evidence.flatMap(clausesOf);
  const all = new Set(clauses.flatMap(({ verbs }) => [...verbs]));
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }): Fact[] => {
    const before = text.slice(Math.max(0, index - 24), index);
    if (!subject.test(before) && !opening.test(before)) return [];
    const reading = verbReadings(word.toLowerCase()).find(({ form }) => form === "past");
    if (!reading || light.has(reading.base) || all.has(reading.base)) return [];
    const kind = kinds.find((verbs) => verbs.has(reading.base));
    if (!kind) return [];
    const object = contentStems(objectAfter(text, index + word.length));
    const same = clauses.filter(({ stems }) => isAbout(stems, object));
    const said = same.some(
      ({ verbs, isDeed: did }) => did || [...verbs].some((verb) => kind.has(verb)),
    );
    if (same.length === 0 || said) return [];
    return [{ kind: "verb", start: index, end: index + word.length, text: word }];
  });
}
