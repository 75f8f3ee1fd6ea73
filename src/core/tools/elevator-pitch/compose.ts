import type { Draft, Line } from "#core/composer/draft/draft.ts";
import { headingOf, paragraphOf, section } from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import { countWords } from "#core/language/sentences.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { pitchCopy, pitchMissing, pitchNotes, pitchQuestions, stageClose, stages } from "./copy.ts";
import { type PitchLines, pitchLines } from "./pitch-lines.ts";

/** Words to be said in 15, 30 and 60 seconds, at 140 words a minute. */
const wordsByLength: Readonly<Record<string, number>> = {
  "15 seconds": 35,
  "30 seconds": 70,
  "1 minute": 140,
};
const usualWords = 70;
/** A pitch below this share of its time has room for courtesy. */
const fullEnough = 0.85;
const maxAnswerWords = 60;

/** Two ways to say who the member is and what the member asks for, each within its time. */
export function composeElevatorPitch(material: Material): Draft {
  const writer = createWriter(material);
  const lines = pitchLines(writer);
  const words = wordsByLength[answerOf(material.answers, "length")] ?? usualWords;
  const isStage = stages.test(answerOf(material.answers, "setting"));
  const copy = pitchCopy[writer.register];
  const close = isStage ? stageClose : copy.close;
  const classic = within(words, lines, [
    [copy.hello, ""],
    ["who", "help", "how", "result", "second", "proof", "why", "next"],
    [lines.next.length > 0 && !isStage ? copy.ask : "", close],
  ]);
  const casual = within(words, lines, [
    [copy.casualHello, ""],
    ["help", "result", "proof", "how", "second", "who", "why", "next"],
    [
      lines.next.length > 0 && !isStage ? copy.casualAsk : "",
      isStage ? stageClose : copy.casualClose,
    ],
  ]);
  const isSaid = writer.has("role") || writer.has("help");
  const said = countWords(
    classic.map((line) => (line?.kind === "clean" ? line.text : "")).join(" "),
  );
  return settle(
    writer,
    [
      ...(isSaid ? section("Classic", paragraphOf(classic)) : []),
      ...(isSaid ? section("Casual", paragraphOf(casual)) : []),
      ...section("If they ask more", ...answers(lines)),
    ],
    {
      homes: {
        role: "Classic",
        where: "Classic",
        help: "Classic",
        result: "Classic",
        proof: "Classic",
        how: "If they ask more",
        next: "Classic",
        ...(writer.answers["length"] === "1 minute"
          ? { secondResult: "Classic", why: "If they ask more" }
          : {}),
      },
      notes: notesOf(writer, said, words, isStage),
      missing: isSaid ? [] : [pitchMissing.role],
    },
  );
}

type Part = keyof PitchLines;
/** Courtesy before, the parts in their order, courtesy behind. */
type Plan = readonly [before: readonly string[], parts: readonly Part[], behind: readonly string[]];

/** What is kept first where time is short. */
const byWeight: readonly Part[] = [
  "help",
  "who",
  "result",
  "next",
  "proof",
  "how",
  "second",
  "why",
];

function within(
  max: number,
  lines: PitchLines,
  [before, parts, behind]: Plan,
): readonly (Line | null)[] {
  let left = max;
  const kept = new Set<Part>();
  for (const part of byWeight) {
    const count = wordsOf(lines[part]);
    if (count > left) continue;
    left -= count;
    kept.add(part);
  }
  const courtesy = (texts: readonly string[]) =>
    texts.map((text) => {
      const count = countWords(text);
      const isRoom = count <= left && left > max * (1 - fullEnough);
      if (!isRoom) return null;
      left -= count;
      return ours(text);
    });
  return [
    ...courtesy(before),
    ...parts.flatMap((part) => (kept.has(part) ? lines[part] : [])),
    ...courtesy(behind),
  ];
}

const wordsOf = (lines: readonly (Line | null)[]): number =>
  countWords(lines.map((line) => (line?.kind === "clean" ? line.text : "")).join(" "));

const clean = (lines: readonly (Line | null)[]) => lines.filter((line) => line?.kind === "clean");

/** Two answers to what people ask next, each from what the member gave. */
function answers({ how, why, result, proof, second, next }: PitchLines) {
  const replies = [
    [pitchQuestions.how, clean(how)],
    [pitchQuestions.why, clean(why)],
    [pitchQuestions.example, clean(second.length > 0 ? second : proof.length > 0 ? proof : result)],
    [pitchQuestions.looking, clean(next)],
  ] as const;
  return replies
    .filter(([, said]) => said.length > 0 && wordsOf(said) <= maxAnswerWords - 25)
    .slice(0, 2)
    .flatMap(([[question, before, behind], said]) => [
      headingOf(question),
      paragraphOf(ours(before), said, ours(behind)),
    ]);
}

function notesOf(writer: DraftWriter, said: number, words: number, isStage: boolean) {
  const results = [...writer.phrases("result"), ...writer.phrases("proof")];
  return [
    writer.has("next") ? null : pitchNotes.noAsk,
    results.some(({ text }) => /\d/.test(text)) ? null : pitchNotes.noFigure,
    said < words * fullEnough ? pitchNotes.short(Math.round((said / 140) * 60)) : null,
    isStage ? pitchNotes.stage : null,
  ];
}
