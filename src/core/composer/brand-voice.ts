import { given } from "#core/language/given.ts";
import { ensurePeriod, joinAnd } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";
import { bullets, numbered, paragraph, type Result, type Section } from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { withinLength } from "./answer-limits.ts";
import { glossOf } from "./brand-voice-glosses.ts";
import { readHabits } from "./brand-voice-habits.ts";
import { marked } from "./brand-voice-marks.ts";
import { insteadOf, phrasesOf, retiredIn } from "./brand-voice-phrases.ts";
import {
  readBeliefs,
  readReaders,
  type Readers,
  readSample,
  readTraits,
  type Trait,
} from "./brand-voice-read.ts";
import { readRefusals, type Refusals } from "./brand-voice-refuse.ts";
import { guideTone, type GuideTone } from "./brand-voice-tone.ts";
import { tidyResult } from "./tidy-language.ts";

type Facts = {
  readonly traits: readonly Trait[];
  readonly refusals: Refusals;
  readonly readers: Readers;
  readonly sample: readonly string[];
  readonly beliefs: readonly string[];
};

/** A guide to her voice made of her own words: essence, rules, words to use and to retire, and lines. */
export function composeBrandVoice({ answers: all, tone }: Material): Result {
  const answers = withinLength(all, longest);
  const facts = readFacts(answers);
  const voice = guideTone(tone);
  const essence = sayEssence(facts, voice);
  const principles = sayPrinciples(facts, voice);
  const phrases = phrasesOf(facts.sample, facts.beliefs);
  const retired = [...facts.refusals.items, ...retiredIn(facts.beliefs)];
  const lines = sampleLines(facts, voice);
  const sections: readonly (Section | null)[] = [
    essence === "" ? null : { label: "Voice essence", blocks: [paragraph(essence)] },
    principles.length === 0 ? null : { label: "Tone principles", blocks: [numbered(principles)] },
    listed(
      "Language to use",
      phrases.map((phrase) => marked(phrase) + insteadOf(phrase, facts.beliefs)),
    ),
    listed("Language to retire", retired.slice(0, 8)),
    listed("Sample lines", lines),
  ];
  return tidyResult({
    sections: sections.filter((section) => section !== null),
    missing: missingFor(answers),
  });
}

function listed(label: string, items: readonly string[]): Section | null {
  return items.length === 0 ? null : { label, blocks: [bullets(items)] };
}

function readFacts(answers: Answers): Facts {
  return {
    traits: readTraits(answers),
    refusals: readRefusals(answers),
    readers: readReaders(answers),
    sample: readSample(answers),
    beliefs: readBeliefs(answers),
  };
}

function missingFor(answers: Answers): string[] {
  const wanted: readonly [string, string][] = [
    ["words", "three words colleagues use for you"],
    ["refuse", "what you refuse to sound like"],
    ["audience", "your audience: who reads you"],
    ["sample", "a sample of your writing: two paragraphs of your own"],
    ["beliefs", "your beliefs about your work"],
  ];
  const open = wanted.filter(([id]) =>
    id === "sample"
      ? readSample({ sample: answerOf(answers, id) }).length === 0
      : given(answers, id) === "",
  );
  return open.map(([, request]) => request);
}

function sayEssence(
  { traits, refusals, readers, sample, beliefs }: Facts,
  voice: GuideTone,
): string {
  const likenesses = refusals.likenesses.filter((likeness) => countWords(likeness) <= 5);
  const line = bestLine(sample, beliefs);
  return voice
    .essence({
      traits,
      readers: readers.phrase,
      several: readers.groups.length > 1,
      remark: readers.remark,
      line: line === "" ? "" : marked(line),
      unlike: joinAnd(likenesses.slice(0, 2), "or"),
    })
    .join(" ");
}

const leaning =
  /^(?:It|They|He|She|This|That|These|Those|Then|And|But|So|Also|There|Hey|Hi|Hello|Dear)\b/;
const bound = /\d|day\b|\b(?:it|that|this|them|they)\b/;

/** The sentence that carries the voice: a condition she holds others to, else a line of her sample that stands alone. */
function bestLine(sample: readonly string[], beliefs: readonly string[]): string {
  const condition = beliefs.find((belief) => /^(?:If|When|Until|Unless)\b/.test(belief));
  const alone = sample.filter(
    (line) =>
      countWords(line) >= 4 && countWords(line) <= 14 && !leaning.test(line) && !line.endsWith("?"),
  );
  return condition ?? alone.find((line) => !bound.test(line)) ?? alone[0] ?? beliefs[0] ?? "";
}

/** Characters of an answer that a page can use. */
const longest = 1500;
const most = { beliefs: 3, habits: 2, all: 6 };

function sayPrinciples(facts: Facts, voice: GuideTone): string[] {
  const { traits, readers, sample, beliefs, refusals } = facts;
  let stated = 0;
  const held = beliefs.slice(0, most.beliefs).map((belief) => {
    if (isRule(belief)) return voice.rule + belief;
    const lead = voice.beliefs[stated % voice.beliefs.length] ?? "";
    stated += 1;
    return `${lead}${marked(belief)}`;
  });
  const [first = "", last = ""] = [readers.groups[0], readers.groups.at(-1)];
  const shared = readers.groups.length > 1 ? [voice.oneVoice(first, last)] : [];
  const habits = readHabits(sample)
    .slice(0, most.habits)
    .map(({ rule, shown }) => voice.habit(rule, shown));
  const glossed = traits.map((trait) => voice.gloss(trait, glossOf(trait.word) ?? fallback(trait)));
  const [unlike] = refusals.likenesses;
  const check =
    unlike === undefined ? [] : [`What could have come from ${unlike} is written again.`];
  const rest = [...shared, ...habits];
  const room = most.all - held.length - Math.min(rest.length, 2);
  const chosen = [...held, ...rest.slice(0, 2), ...glossed.slice(0, Math.max(1, room))];
  const said = [...chosen, ...rest.slice(2)];
  return [...said, ...(said.length < 3 ? check : [])].slice(0, most.all);
}

function fallback({ word }: Trait): string {
  return `read the line aloud and keep it if a colleague would still say “${word}”`;
}

/** A belief that already tells the writer what to do or in which order. */
function isRule(belief: string): boolean {
  if (
    /^(?:Never|Always|Don’t|Do not|No|First|If|When|You can|Say|Show|Write|Tell|Ask|Give|Name|Start|Stop|Keep|Put)\b/.test(
      belief,
    )
  )
    return true;
  if (/\b(?:is|are|was|were|isn’t|aren’t|should|can|will|has|have)\b/.test(belief)) return false;
  if (/^\S+(?: \S+){0,2} (?:before|over|not) \S+(?: \S+){0,2}\.$/.test(belief)) return true;
  return readVerbPhrase(belief.charAt(0).toLowerCase() + belief.slice(1))?.form === "base";
}

/** Lines of hers: neighbors in the sample together, each belief alone, and two of hers joined where there are few. */
function sampleLines({ sample, beliefs }: Facts, voice: GuideTone): string[] {
  const paired = pairs(sample);
  const own = (paired.length + beliefs.length >= 3 ? paired : sample).slice(0, 4);
  const held = beliefs.slice(0, 4);
  const lines = voice.beliefsFirst ? [...held, ...own] : [...own, ...held];
  const joined = lines.length === 2 ? [lines.join(" ")] : [];
  return [...lines, ...joined].slice(0, 7).map((line) => marked(ensurePeriod(line)));
}

/** Sentences that follow one another, together while they stay short. */
function pairs(sample: readonly string[]): string[] {
  return sample.reduce<string[]>((lines, sentence) => {
    const last = lines.at(-1);
    const together = last !== undefined && countWords(last) + countWords(sentence) <= 16;
    return together ? [...lines.slice(0, -1), `${last} ${sentence}`] : [...lines, sentence];
  }, []);
}
