import type { Block, Result } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { answerParts } from "./answer-part.ts";
import type { InterviewQuestion, OutlinePoint } from "./rehearsal-text.ts";
import { type Speech, splitAtHeadings, textsOf } from "./spoken-parts.ts";

/** The questions of a result that is said in an interview, each with the outline of its answer; none elsewhere. */
export function listInterviewQuestions(
  result: Result,
  labels: readonly string[],
  answers: Answers,
): InterviewQuestion[] {
  const speeches = result.sections
    .filter(({ label }) => labels.includes(label ?? ""))
    .flatMap(({ blocks }) => splitAtHeadings(blocks))
    .filter(({ heading, blocks }) => heading !== null && blocks.length > 0);
  if (!speeches.some(({ heading }) => heading?.endsWith("?"))) return [];
  const dreaded = findDreaded(speeches, answers);
  return speeches.map((speech) => ({
    question: speech.heading ?? "",
    isDreaded: speech === dreaded,
    outline: speech.blocks.flatMap(outlineOf),
  }));
}

/** The entry of the dreaded question as it was typed; else the only one without the parts of a story. */
function findDreaded(speeches: readonly Speech[], answers: Answers): Speech | null {
  const typed = bareOf(answerOf(answers, "dread"));
  const named = speeches.find(
    ({ heading }) => typed !== "" && bareOf(heading ?? "").includes(typed),
  );
  if (named) return named;
  const plain = speeches.filter(({ blocks }) =>
    blocks.flatMap(outlineOf).every(({ part }) => part === null),
  );
  return plain.length === 1 && speeches.length > 1 ? (plain[0] ?? null) : null;
}

function bareOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .trim();
}

function outlineOf(block: Block): OutlinePoint[] {
  const items = block.kind === "list" ? block.items : block.text.split("\n");
  return items.flatMap((item) => {
    const word = /^\W*(situation|task|action|result)\b/i.exec(item)?.[1]?.toLowerCase();
    const part = answerParts.find((name) => name === word) ?? null;
    return textsOf({ kind: "paragraph", text: item }).map((text) => ({ part, text }));
  });
}
