import { type Answers, answerOf } from "#core/tools/definition.ts";
import { pushBackLines } from "#core/tools/lists/push-back-lines.ts";
import type { PushBackLines, RehearsalPart } from "./rehearsal-text.ts";

/** What the other side may say against a result; undefined where nobody pushes back. */
export function listPushBackLines(
  toolId: string,
  parts: readonly RehearsalPart[],
  answers: Answers,
): PushBackLines | undefined {
  const ours = pushBackLines[toolId];
  if (!ours || parts.length === 0) return undefined;
  const objection = answerOf(answers, "objection").trim();
  const own = objection === "" ? listQuotes(parts) : [objection];
  return { own, ours: ours.filter((line) => !own.includes(line)) };
}

/** The words that the reply to a push-back quotes: they stand before the answer. */
function listQuotes(parts: readonly RehearsalPart[]): string[] {
  return parts
    .filter(({ label }) => label === "If they push back")
    .flatMap(({ lines }) => /“([^”]+)”/.exec(lines.map(({ text }) => text).join(" "))?.[1] ?? []);
}
