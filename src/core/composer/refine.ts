import { countWords } from "#core/language/sentences.ts";
import { keepsForm } from "#core/prompt/keeps-form.ts";
import { planRefine, type Refine } from "#core/refine/refine.ts";
import type { Result } from "#core/result/result.ts";
import { parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { compose } from "./compose.ts";
import { shorten } from "./shorten.ts";

/** Changes the last result by rule: shorter, another tone, a fact to mention. What it cannot do it leaves as it was. */
export function refineComposed(tool: ToolId, material: Material, refine: Refine): Result {
  const plan = planRefine(tool, material, refine);
  const answers = withFacts(tool, plan.material.answers, plan.facts);
  const changed = plan.material.tone !== material.tone || answers !== material.answers;
  const previous = parseResult(refine.result);
  const usable = keepsForm(toolOf(tool).contract, previous, answers);
  const base = usable && !changed ? previous : compose(tool, { ...plan.material, answers });
  return plan.shorter ? shorten(tool, base, answers, countWords(refine.result) * 0.8) : base;
}

/** What she wants mentioned joins the answer that holds her evidence. */
function withFacts(tool: ToolId, answers: Answers, facts: readonly string[]): Answers {
  const fresh = facts.filter((fact) => !Object.values(answers).some((text) => text.includes(fact)));
  const id = evidenceQuestion(tool, answers);
  if (fresh.length === 0 || id === undefined) return answers;
  return { ...answers, [id]: [answerOf(answers, id), ...fresh].filter(Boolean).join("\n") };
}

function evidenceQuestion(tool: ToolId, answers: Answers): string | undefined {
  const { questions } = toolOf(tool);
  const open = questions.filter((question) => question.type === "text");
  return (
    open.find((question) =>
      /proof|evidence|accomplish|included|ground|result/.test(question.asks),
    ) ?? open.findLast((question) => answerOf(answers, question.id) !== "")
  )?.id;
}
