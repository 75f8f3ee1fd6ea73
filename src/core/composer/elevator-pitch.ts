import { type PitchFacts, readPitch } from "./pitch-facts.ts";
import { fitLines, type Span, spokenNote } from "./pitch-length.ts";
import { casualLines, classicLines } from "./pitch-tones.ts";
import { tidyResult } from "./tidy-language.ts";
import { clampAnswers } from "#core/language/clamp.ts";
import { pitchSeconds, pitchWords } from "#core/contract/length-rules.ts";
import { given } from "#core/language/given.ts";
import { countWords } from "#core/language/sentences.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

/** One pitch in two versions, within the words of the chosen length where her facts reach it. */
export function composeElevatorPitch({ answers: all, tone }: Material): Result {
  const answers = clampAnswers(all);
  const facts = readPitch(answers);
  const seconds = pitchSeconds(answerOf(answers, "length"));
  const span: Span = pitchWords[seconds];
  const versions = [
    { label: "Classic", text: fitLines(classicLines(facts, tone), span) },
    { label: "Casual", text: fitLines(casualLines(facts, tone), span) },
  ];
  const shortest = Math.min(...versions.map(({ text }) => countWords(text)));
  return tidyResult({
    sections: versions
      .filter(({ text }) => text !== "")
      .map(({ label, text }) => ({
        label,
        blocks: [paragraph(spokenNote(seconds, text)), paragraph(text)],
      })),
    missing: missingFor(answers, facts, shortest < span[0]),
  });
}

function missingFor(answers: Material["answers"], facts: PitchFacts, short: boolean): string[] {
  const open = (id: string) => given(answers, id) === "";
  const forWhom = /\bfor\s/.test(given(answers, "who"));
  const missing = [
    ...(open("who") ? ["who you are: name, role and where"] : []),
    ...(open("audience") && !forWhom ? ["whom you help"] : []),
    ...(open("result") ? ["the result you bring, with proof"] : []),
    ...(open("next") ? ["what you want next"] : []),
  ];
  if (!short || missing.length > 0) return missing;
  return [
    facts.results.length < 2
      ? "one more result with a number"
      : "one more fact about the work: since when, where, with whom",
  ];
}
