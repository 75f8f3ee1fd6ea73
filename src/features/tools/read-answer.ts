import type { Check } from "#core/checks/check.ts";
import type { GenerateAnswer } from "./contract.ts";
import { at, listAt, textAt } from "./read-json.ts";

/** The server's answer; throws when it is not one. */
export function readAnswer(value: unknown): GenerateAnswer {
  const result = textAt(value, "result");
  const source = readSource(at(value, "source"));
  const checks = listAt(value, "checks", readCheck);
  const feedback = textAt(value, "feedback");
  if (result === null || source === null || checks === null || feedback === null)
    throw new Error("The answer is not readable.");
  return {
    result,
    source,
    checks: [...checks],
    feedback,
    incomplete: at(value, "incomplete") === true,
  };
}

export function readSource(value: unknown): GenerateAnswer["source"] | null {
  return value === "composer" || value === "model" ? value : null;
}

export function readCheck(value: unknown): Check | null {
  const rule = textAt(value, "rule");
  const detail = textAt(value, "detail");
  const ok = at(value, "ok");
  if (rule === null || detail === null || typeof ok !== "boolean") return null;
  return { rule, ok, detail };
}
