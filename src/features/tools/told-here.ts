import { type KnownFact, sameFact } from "#core/shelf/known-facts.ts";
import { isBlank } from "#core/tools/blank.ts";
import { typedHere } from "./device-record.ts";

/** What this device keeps of the same fact, told to other tools. */
export function toldHere(owner: string, tool: string, question: string): readonly KnownFact[] {
  return sameFact(tool, question).flatMap(([other, asked]) => {
    const text = typedHere(owner + other)?.answers[asked] ?? "";
    return isBlank(text) ? [] : [{ tool: other, question: asked, text }];
  });
}
