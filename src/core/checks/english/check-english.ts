import type { Check } from "#core/checks/check.ts";
import type { TextWriter } from "#core/checks/coverage/find-uncovered.ts";
import type { Fault } from "#core/checks/english/fault.ts";
import { findFaultsOutsidePhrases } from "./find-english-faults.ts";
import { type OwnPhrases, indexOwnPhrases } from "#core/checks/english/words/own-phrases.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Result, type Section, sectionText } from "#core/result/result.ts";
import { textUnitsOf } from "#core/result/text-units.ts";
import type { Answers } from "#core/tools/definition.ts";

/**
 * Whether a text reads as English. Phrases taken over from the answers are exempt; where they meet other words only the
 * composer may have joined them wrongly.
 */
export function checkEnglish(
  result: Result,
  answers: Answers,
  writer: TextWriter = "composer",
): Check {
  const ownPhrases = indexOwnPhrases(ownPhrasesOf(answers));
  for (const section of result.sections) {
    const fault = findFirstFault(section, ownPhrases, writer);
    if (!fault) continue;
    const detail = `This sentence does not read right: “${fault.sentence}” Look at “${fault.words}”.`;
    return { rule: "english", ok: false, detail };
  }
  return { rule: "english", ok: true, detail: "Every sentence reads as English." };
}

/** What is longer was pasted whole; reading it would take seconds. */
const maxUnitLength = 2000;

function findFirstFault(
  section: Section,
  ownPhrases: OwnPhrases,
  writer: TextWriter,
): Fault | undefined {
  for (const { text, blockIndex: block } of textUnitsOf(section)) {
    if (text.length > maxUnitLength) continue;
    const isItem = section.blocks[block]?.kind === "list";
    const fault = findFaultsOutsidePhrases(text, ownPhrases, writer).find(
      ({ kind, words }) =>
        !(isItem && kind === "lower case") &&
        !(kind === "open mark" && closesLater(section, words)),
    );
    if (fault) return fault;
  }
  return undefined;
}

/** Speech may open in one paragraph and close in another. */
function closesLater(section: Section, mark: string): boolean {
  const text = sectionText(section);
  return /[“”]/.test(mark) && text.split("“").length === text.split("”").length;
}

/** The answers as phrases that a text may have taken over: lines, sentences, and pieces between punctuation marks. */
function ownPhrasesOf(answers: Answers): readonly string[] {
  const lines = Object.values(answers).flatMap((answer) =>
    `${answer}\n${normalizeTypedText(answer)}`.split(/\n+/),
  );
  const pieces = lines.flatMap((line) => [line, ...splitSentences(line), ...line.split(/[;,]\s/)]);
  return [...new Set(pieces.map((piece) => piece.trim()).filter((piece) => piece.includes(" ")))];
}
