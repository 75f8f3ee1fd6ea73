import type { Draft, Line } from "#core/composer/draft/draft.ts";
import { asItem, type Fit, ownSentence, toSentence } from "#core/composer/draft/fits.ts";
import { bulletsOf, headingOf, paragraphOf, section } from "#core/composer/draft/sections.ts";
import { isOneIdea } from "#core/composer/draft/one-idea.ts";
import { splitCommasAndAnds } from "#core/composer/shapes/split/pieces.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import {
  lowerFirstOfPeople,
  lowerFirstOfQuality,
} from "#core/composer/words/typing/letter-case.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { principles, samplePatterns, voiceMissing, voiceNotes } from "./copy.ts";

/** A guide to how the member sounds, from the member’s own words and a sample of the member’s. */
export function composeBrandVoice(material: Material): Draft {
  const writer = createWriter(material);
  const words = essence(writer);
  const beliefs = writer.lines("beliefs", { fits: [ownSentence, asItem] });
  const refused = writer.lines("refuse", { fits: [asItem] });
  return settle(
    writer,
    [
      ...section("Voice essence", paragraphOf(words, readers(writer))),
      ...(writer.has("words")
        ? section(
            "Tone principles",
            ...principles.flatMap(([rule, dos, dont]) => [
              headingOf(rule),
              bulletsOf(ours(dos), ours(dont)),
            ]),
          )
        : []),
      ...section("Language to use", bulletsOf(patterns(answerOf(material.answers, "sample")))),
      ...section("Language to retire", bulletsOf(refused)),
      ...section("Sample lines", bulletsOf(beliefs)),
    ],
    {
      homes: {
        words: "Voice essence",
        reader: "Voice essence",
        refuse: "Language to retire",
        beliefs: "Sample lines",
      },
      notes: [
        writer.has("sample") ? null : voiceNotes.noSample,
        writer.has("reader") ? null : voiceNotes.noReader,
        writer.phrases("words").length < 3 ? voiceNotes.few : null,
      ],
      missing: writer.has("words") ? [] : [voiceMissing.words],
    },
  );
}

const maxEssenceWords = 5;

/** "This voice is exact, strict with dates and dry.": the member’s words as the member listed them; a row that is no quality waits. */
function essence(writer: DraftWriter): readonly (Line | null)[] {
  const phrases = writer.phrases("words");
  const isOneRow = phrases.length === 1;
  const qualities = phrases.flatMap((phrase) => {
    const parts = isOneRow ? splitCommasAndAnds(phrase.text) : [phrase.text];
    const isPlain = parts.every(
      (part) => countWords(part) <= maxEssenceWords && isOneIdea(part) && !part.includes(","),
    );
    return isPlain ? [{ phrase, parts }] : [];
  });
  const listed = qualities.flatMap(({ parts }) => parts.map(lowerFirstOfQuality));
  const rest = phrases.filter((phrase) => qualities.every((one) => one.phrase !== phrase));
  return [
    ours(listed.length === 0 ? "" : `This voice is ${joined(listed)}.`, "words"),
    ...rest.map((phrase) =>
      writer.line(phrase, {
        fits: [],
        wordings: [({ text }) => toSentence(`This voice is ${lowerFirstOfQuality(text)}`)],
      }),
    ),
  ];
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;

const readerFit: Fit = (phrase, need) =>
  need === "likely" || phrase.isOneIdea
    ? toSentence(`It speaks to ${lowerFirstOfPeople(phrase.text)}`)
    : null;

const readers = (writer: DraftWriter): readonly (Line | null)[] =>
  writer.lines("reader", { fits: [readerFit] });

const shortSentence = 14;

/** What the member’s sample does, seen by counting. */
function patterns(sample: string): readonly (Line | null)[] {
  const sentences = splitSentences(sample.replace(/\s+/gu, " "));
  if (sample === "" || sentences.length < 2) return [];
  const average = Math.round(countWords(sample) / sentences.length);
  const has = (pattern: RegExp, text: string) => ours(pattern.test(sample) ? text : "", "sample");
  return [
    ours(
      average <= shortSentence ? samplePatterns.short(average) : samplePatterns.long(average),
      "sample",
    ),
    has(/\d/u, samplePatterns.figures),
    has(/\?/u, samplePatterns.questions),
    has(/\byou\b/iu, samplePatterns.you),
    has(/\bwe\b/iu, samplePatterns.we),
    has(/\bI\b/u, samplePatterns.I),
  ];
}
