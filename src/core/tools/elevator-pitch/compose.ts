import * as frames from "./frames.ts";
import { resultSlot } from "#core/composer/slots/result-slot.ts";
import { introduce } from "#core/composer/introduction/introduce.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import { missingLabelsFor } from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { renderAsText } from "#core/composer/slots/render-items.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import {
  type SpokenParagraph,
  selectSpokenParagraphs,
} from "#core/composer/slots/spoken-paragraphs.ts";
import { parsePitchSeconds } from "#core/contract/rules/pitch-length.ts";
import { formatSpokenNote, wordsPerMinute } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { paragraph, type Result, type Section } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** The words that a version aims at, by its seconds. */
const pitchWordRanges = { 15: [30, 40], 30: [60, 80], 60: [119, 161] } as const;

const facts = [
  "who",
  "since",
  "help",
  "result",
  "proof",
  "how",
  "secondResult",
  "why",
  "next",
] as const;
type Fact = (typeof facts)[number];
type Facts = Readonly<Record<Fact, string>>;

/** What comes first when the time is short. */
const factsByWeight: readonly Fact[] = [
  "who",
  "next",
  "result",
  "help",
  "proof",
  "how",
  "secondResult",
  "why",
  "since",
];
const casualOrder: readonly Fact[] = [
  "help",
  "result",
  "proof",
  "how",
  "who",
  "since",
  "secondResult",
  "why",
  "next",
];

/** Two versions of one spoken pitch: the same sentences in another order, and another opening. */
export function composeElevatorPitch(material: Material): Result {
  const reader = createAnswerReader(material);
  const seconds = parsePitchSeconds(reader.oneLine("length") ?? "");
  const most = Math.floor((seconds * wordsPerMinute) / 60);
  const all = factSentences(reader);
  const selected = selectFacts(all, most, pitchWordRanges[seconds]);
  const met = frames.isFaceToFace(reader.oneLine("setting") ?? "") ? frames.pitchGreeting : "";
  const version = (label: string, order: readonly Fact[], opening: string): Section => {
    const moves: readonly SpokenParagraph[] = [
      { text: opening, priority: 1 },
      ...order.map((fact) => ({ text: selected[fact] })),
    ];
    const spoken = selectSpokenParagraphs(moves, most).join(" ");
    return { label, blocks: [paragraph(formatSpokenNote(spoken)), paragraph(spoken)] };
  };
  const empty = facts.every((fact) => all[fact] === "");
  const dropped = facts.filter((fact) => all[fact] !== "" && selected[fact] === "");
  return {
    sections: empty
      ? []
      : [
          version("Classic", facts, met),
          version("Casual", casualOrder, forTone(frames.pitchOpeningsByTone, reader.tone)),
        ],
    missing: [
      ...missingLabels(reader, seconds),
      ...(dropped.length === 0
        ? []
        : [frames.pitchLeftOut(dropped.flatMap(ownWordsOf(reader, all)), seconds)]),
    ],
  };
}

/** The words of the answers for a fact; the introduction is spread over more than one field. */
function ownWordsOf(reader: AnswerReader, all: Facts): (fact: Fact) => readonly string[] {
  return (fact) => (fact === "who" || fact === "since" ? [all[fact]] : reader.items(fact));
}

function factSentences(reader: AnswerReader): Facts {
  const identity = {
    name: reader.oneLine("name"),
    role: reader.oneLine("role"),
    where: reader.oneLine("where"),
  };
  const proof = reader.oneLine("proof") ?? "";
  const introduction = introduce(identity, "I", "aloud");
  const isLater = (one: string) => one !== introduction[0] && !one.startsWith("My work: ");
  return {
    who: introduction.filter((one) => !isLater(one)).join(" "),
    since: introduction.filter(isLater).join(" "),
    help: renderAsText(frames.pitchHelpSlot, reader.items("help")),
    result: renderAsText(resultSlot, reader.items("result")),
    proof: renderAsText(
      /^\P{L}*\d/u.test(proof) ? frames.pitchFigureSlot : frames.pitchProofSlot,
      reader.items("proof"),
    ),
    how: renderAsText(frames.pitchHowSlot, reader.items("how")),
    secondResult: renderAsText(resultSlot, reader.items("secondResult")),
    why: renderAsText(frames.pitchWhySlot, reader.items("why")),
    next: renderAsText(frames.pitchNextSlot, reader.items("next").flatMap(splitWishes)),
  };
}

/** "want a job in industry, meet people who hire": two wishes. */
function splitWishes(item: string): readonly string[] {
  const [first = "", ...others] = item.split(/,\s+/);
  const acts = others.every((one) => readShape(one, ["thing", "act"]).shape === "act");
  return acts && /^(?:want|need|hope)\s/i.test(first) ? [first, ...others] : [item];
}

/** The facts that fit the time, the weightiest first; a little over it where the form would be left too short. */
function selectFacts(all: Facts, most: number, [least, limit]: readonly [number, number]): Facts {
  const fitting = factsThatFit(all, most);
  const words = countWords(Object.values(fitting).join(" "));
  return words < least ? factsThatFit(all, limit) : fitting;
}

function factsThatFit(all: Facts, most: number): Facts {
  let words = 0;
  const selected = { ...all };
  for (const fact of factsByWeight) {
    const more = countWords(all[fact]);
    if (words + more > most) selected[fact] = "";
    else words += more;
  }
  return selected;
}

function missingLabels(reader: AnswerReader, seconds: 15 | 30 | 60): readonly string[] {
  const ids = [
    ...(["name", "role", "help", "result", "next"] as const),
    ...(seconds === 15 ? [] : (["proof", "how"] as const)),
    ...(seconds === 60 ? (["secondResult", "why"] as const) : []),
  ];
  return missingLabelsFor(reader, ids, frames.pitchMissingLabels);
}
