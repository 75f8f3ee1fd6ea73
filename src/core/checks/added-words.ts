import { contentWords, rootsOf } from "#core/checks/coverage/content-words.ts";
import { readEvidence } from "#core/grounding/evidence.ts";
import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";
import type { Check } from "./check.ts";

/** Words that a form needs whoever it speaks of, and that claim nothing: "The next step", "Give notice". */
const plain = rootsOf(
  "add answer aloud asking beside book come complete contact count cover day dear decide decision first figure give go going hand hold hour introduce keep know last leave let line list many market matter mean meet much name next note notice number open option order other owe own part pay people period place plan point put question read reason record request result review role say second see send set situation sound speak spoken stake stand start state step still subject take task tell text thing time title today true two three four use version want way week whether word work write written year",
);

/**
 * Names every word of a model's text that stands in none of the answers. It judges none of them: a verb, a title or a
 * trade that was not given is listed here, whatever the other checks make of it.
 */
export function checkAddedWords(result: Result, answers: Answers): Check {
  const added = addedWords(result, answers);
  const detail =
    added.length === 0
      ? "Every word that carries something stands in your answers."
      : `Words of the AI’s own, to read before you use them: ${added.map((word) => `“${word}”`).join(", ")}.`;
  return { rule: "added-words", ok: true, detail };
}

function addedWords(result: Result, answers: Answers): readonly string[] {
  const ownRoots = rootsOf(
    readEvidence(answers)
      .map(({ text }) => text)
      .join("\n"),
  );
  const words = result.sections
    .flatMap((section) => sectionText(section).split("\n"))
    .filter((line) => !isSpokenNote(line))
    .flatMap(contentWords);
  const added = new Map(
    words
      .filter(
        ({ root, text }) => /^\p{L}{2}/u.test(text) && !ownRoots.has(root) && !plain.has(root),
      )
      .map(({ root, text }) => [root, text.toLowerCase()]),
  );
  return [...added.values()];
}
