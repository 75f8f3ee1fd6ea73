import type { Check } from "#core/checks/check.ts";
import { contentWords } from "#core/contract/figure-rules.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Refine, RefinePlan } from "./refine.ts";

const rule = "refine";

/** Says what became of her request, for a composed result or a model's. */
export function checkRefine(
  plan: RefinePlan,
  refine: Refine,
  text: string,
  source: "composer" | "model",
): Check[] {
  const checks: Check[] = [];
  if (plan.shortestPitch) checks.push(no("15 seconds is the shortest length there is."));
  if (plan.shorter) checks.push(checkShorter(refine.result, text));
  if (plan.unknownRegister !== null && source === "composer")
    checks.push(
      no(`This tool has no tone for “${plan.unknownRegister}”. The tone stays as it was.`),
    );
  for (const fact of plan.facts) if (!mentions(text, fact)) checks.push(no(notPlaced(fact)));
  if (!plan.understood && plan.unknownRegister === null && source === "composer")
    checks.push(no(needsAi));
  return checks.length > 0 ? checks : [{ rule, ok: true, detail: "Changed as you asked." }];
}

const needsAi =
  "That change needs AI, which is not set up here. Without it you can ask for a shorter version, another tone, or a fact to mention.";

function notPlaced(fact: string): string {
  return `“${fact}” is not in the language. Add it to the answer it belongs to and generate again.`;
}

function checkShorter(before: string, after: string): Check {
  const [from, to] = [countWords(before), countWords(after)];
  if (to <= from * 0.8) return { rule, ok: true, detail: `${to} words instead of ${from}.` };
  return no(`${to} words instead of ${from}. What is left carries your facts or the form itself.`);
}

function mentions(text: string, fact: string): boolean {
  const words = contentWords(fact);
  const lower = text.toLowerCase();
  const found = words.filter((word) => lower.includes(word));
  return found.length * 3 >= words.length * 2;
}

function no(detail: string): Check {
  return { rule, ok: false, detail };
}
