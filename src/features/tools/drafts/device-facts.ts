import { type KnownFact, findQuestionsOfSameFact } from "#core/shelf/known-facts.ts";
import { isBlank } from "#core/tools/is-blank.ts";
import { readDeviceDraftContent } from "./device-sync-store.ts";

/** What this device stores of the same fact, answered in other tools. */
export function listDeviceFacts(
  owner: string,
  tool: string,
  question: string,
): readonly KnownFact[] {
  return findQuestionsOfSameFact(tool, question).flatMap(([other, otherQuestion]) => {
    const text = readDeviceDraftContent(owner + other)?.answers[otherQuestion] ?? "";
    return isBlank(text) ? [] : [{ tool: other, question: otherQuestion, text }];
  });
}
