import { given } from "#core/language/given.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { joinSentences } from "#core/language/joined.ts";
import { capitalise, joinAnd, quote, sentence, stripPeriod } from "#core/language/phrase.ts";
import { isNonAnswer } from "#core/language/non-answer.ts";
import { curlyQuotes } from "#core/language/quotes.ts";
import { countWords } from "#core/language/sentences.ts";
import { splitItems, splitUnits } from "#core/language/split.ts";
import {
  type Block,
  bullets,
  numbered,
  paragraph,
  type Result,
  type Section,
} from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { type Readers, readReaders, sayReaders } from "./brand-voice-audience.ts";
import { type Beliefs, readBeliefs } from "./brand-voice-beliefs.ts";
import { readRefused } from "./brand-voice-refuse.ts";
import { type SampleStudy, studySample } from "./brand-voice-sample.ts";
import { type VoiceTone, voiceTone } from "./brand-voice-tone.ts";
import { isQuality, ruleForWords } from "./brand-voice-words.ts";
import { wholeResult } from "./whole-result.ts";

/** Her sample as she wrote it: only marks are made typographic. */
function ownWriting(answers: Answers): string {
  const raw = answerOf(answers, "sample");
  return isNonAnswer(raw) ? "" : curlyQuotes(raw.replaceAll(/[ \t]+/g, " ")).slice(0, 6000);
}

function section(label: string, blocks: readonly Block[], full: boolean): Section | null {
  return full ? { label, blocks } : null;
}

type Voice = {
  readonly words: readonly string[];
  readonly refused: readonly string[];
  readonly readers: Readers;
  readonly sample: SampleStudy;
  readonly beliefs: Beliefs;
};

/** A guide to her voice: five sections where the answers fill them, fewer where they do not. */
export function composeBrandVoice({ answers, tone: name }: Material): Result {
  const tone = voiceTone(name);
  const voice: Voice = {
    words: readWords(given(answers, "words")),
    refused: readRefused(given(answers, "refuse")),
    readers: readReaders(given(answers, "audience")),
    sample: studySample(ownWriting(answers)),
    beliefs: readBeliefs(given(answers, "beliefs")),
  };
  const samples = sampleLines(voice);
  const principles = tonePrinciples(voice, tone);
  const use = languageToUse(voice);
  const retire = languageToRetire(voice);
  const essence = voiceEssence(voice, tone);
  const sections = [
    section("Voice essence", [paragraph(essence)], essence !== ""),
    section("Tone principles", [numbered(principles)], principles.length > 0),
    section("Language to use", [bullets(use)], use.length >= 2),
    section("Language to retire", [paragraph(tone.retire), bullets(retire)], retire.length > 0),
    section("Sample lines", sampleBlocks(voice, samples, tone), samples.length > 0),
  ];
  return wholeResult({
    sections: sections.filter((one) => one !== null),
    missing: missing(voice, samples.length),
  });
}

/** A line of hers in quotation marks; marks inside it become single ones. */
function said(line: string): string {
  return quote(line.replaceAll("“", "‘").replaceAll("”", "’"));
}

function missing({ words, refused, readers, sample, beliefs }: Voice, samples: number): string[] {
  return [
    words.length === 0
      ? "three words colleagues use for you"
      : words.length < 3
        ? "the other words colleagues use for you"
        : "",
    refused.length === 0 ? "what you refuse to sound like" : "",
    readers.groups.length === 0 ? "your audience" : "",
    sample.sentences.length === 0 && samples < 3 ? "a sample of your writing" : "",
    beliefs.lines.length === 0 ? "your beliefs about the work" : "",
  ].filter((request) => request !== "");
}

/** "relentless (my cofounder’s word)" loses its remark; "funny (when it counts)" keeps its condition. */
function readWords(answer: string): readonly string[] {
  const plain = answer
    .replace(
      /^(?:my )?(?:colleagues|people|they|clients|coworkers|my team|everyone)(?: (?:call me|say(?: that)?(?: I[’']?m| I am)?|describe me as|use|would say|always say))?[\s:]+/i,
      "",
    )
    .replace(/\((?!when|if|about|but|in |under|with|on |until)[^()]*\)/gi, "")
    .replace(/\((when|if|about|but|in|under|with|on|until)([^()]*)\)/gi, "$1$2");
  const items = splitUnits(plain).flatMap(({ text }) => splitItems(text));
  const spaced =
    items.length === 1 && /^\p{Ll}+(?: \p{Ll}+){2}$/u.test(items[0] ?? "")
      ? (items[0] ?? "").split(" ")
      : items;
  return spaced
    .map((word) =>
      stripPeriod(word)
        .replace(/^(?:and|also) /i, "")
        .trim(),
    )
    .filter((word) => /\p{L}{2}/u.test(word) && countWords(word) <= 7)
    .map((word) =>
      /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word,
    )
    .slice(0, 5);
}

function voiceEssence(voice: Voice, tone: VoiceTone): string {
  const { words, readers } = voice;
  const all = joinWords(words);
  const first =
    words.length === 0
      ? ""
      : words.every(isQuality)
        ? tone.sounds(all)
        : tone.called(words.join(", "));
  const everyone = sayReaders(readers);
  const many = readers.groups.length > 1;
  return joinSentences([
    first,
    everyone === "" ? "" : sentence(tone.speaks(everyone)),
    ...readers.notes,
    everyone !== "" && many ? tone.oneVoice : "",
    anchor(voice) === "" ? "" : tone.rests(anchor(voice)),
  ]);
}

/** Three qualities with a pause before a conditional last: "steady, exacting, and funny when it counts". */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 2 && last.includes(" ")
    ? `${words.slice(0, -1).join(", ")}, and ${last}`
    : joinAnd(words);
}

/** The line everything rests on: a belief of hers that can stand alone, else the opening of her sample. */
function anchor({ sample, beliefs }: Voice): string {
  const opening = sample.sentences.find((line) => countWords(line) <= 16);
  const fits = beliefs.lines.filter(
    (belief) => countWords(belief) <= 16 && countWords(belief) >= 3 && !belief.includes("“"),
  );
  const line =
    fits.find((belief) => /^(?:If|When|Never|Most)\b/.test(belief)) ??
    fits[0] ??
    opening ??
    beliefs.lines[0] ??
    "";
  return line === "" ? "" : said(line);
}

function tonePrinciples({ words, readers, sample, beliefs }: Voice, tone: VoiceTone): string[] {
  const fromWords = ruleForWords(words.slice(0, 3)).map(({ word, rule }) =>
    tone.principle(capitalise(word), rule),
  );
  const named = readers.groups.filter((group) => !/^(?:about )?\d/.test(group));
  const together =
    named.length < 2
      ? []
      : [
          `One text for ${joinAnd(named.map(lowerPlain))}. A line that works for one of them alone gets rewritten.`,
        ];
  const rules = beliefs.rules.slice(0, 2);
  const fromSample = sample.rules.slice(0, rules.length === 0 ? 2 : 1);
  return [...rules, ...fromWords, ...fromSample, ...together].slice(0, 6);
}

function languageToUse({ sample, beliefs, readers }: Voice): string[] {
  const pairs = beliefs.pairs.map(
    ({ use, retire }) => `${said(capitalise(use))}, where others write ${said(retire)}`,
  );
  const phrases = sample.phrases.map((phrase) => said(phrase));
  const short = sample.sentences.filter((line) => countWords(line) <= 7).map((line) => said(line));
  const lines = beliefs.lines.filter((line) => countWords(line) <= 14).map((line) => said(line));
  const named = readers.groups.filter(
    (group) => countWords(group) <= 5 && !/^(?:about )?\d|^their\b|^one\b/.test(group),
  );
  const names = named.length < 2 ? [] : [`Readers by their own names: ${joinAnd(named)}`];
  return [
    ...new Set([
      ...pairs,
      ...phrases,
      ...(sample.sentences.length > 0 ? short.slice(0, 1) : []),
      ...lines.slice(0, 3),
      ...names,
    ]),
  ].slice(0, 6);
}

function languageToRetire({ refused, beliefs }: Voice): string[] {
  const pairs = beliefs.pairs.map(
    ({ use, retire }) => `${said(`${capitalise(retire)}.`)} The word is ${said(`${use}.`)}`,
  );
  return [...refused, ...pairs].slice(0, 8);
}

function sampleLines({ sample, beliefs }: Voice): string[] {
  const own = sample.sentences.filter((line) => countWords(line) <= 24).slice(0, 4);
  const believed = beliefs.lines.filter((line) => countWords(line) <= 24);
  return [...own, ...believed].slice(0, 6).map((line) => said(line));
}

function sampleBlocks({ sample }: Voice, lines: readonly string[], tone: VoiceTone): Block[] {
  if (sample.sentences.length > 0) return [paragraph(tone.samples), bullets(lines)];
  return [
    paragraph(
      "These grow from your beliefs alone. A page of your own writing would give the guide more of you.",
    ),
    bullets(lines),
  ];
}
