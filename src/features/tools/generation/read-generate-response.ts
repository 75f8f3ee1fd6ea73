import type { Check } from "#core/checks/check.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import type { DailyAllowance, GenerateResponse, ShelfSource } from "#features/tools/contract.ts";
import { fieldAt, listAt, numberAt, textAt } from "#features/tools/read-json.ts";

/** The server's answer; throws when it is not one. */
export function readGenerateResponse(value: unknown): GenerateResponse {
  const result = textAt(value, "result");
  const source = readSource(fieldAt(value, "source"));
  const checks = listAt(value, "checks", readCheck);
  const feedback = textAt(value, "feedback");
  if (result === null || source === null || checks === null || feedback === null)
    throw new Error("The answer is not readable.");
  const allowance = readAllowance(fieldAt(value, "allowance"));
  const receipts = listAt(value, "receipts", readMark);
  const sources = listAt(value, "sources", readShelfSource);
  return {
    result,
    source,
    checks: [...checks],
    feedback,
    incomplete: fieldAt(value, "incomplete") === true,
    ...(allowance && { allowance }),
    ...(receipts && { receipts: [...receipts] }),
    ...(sources && { sources: [...sources] }),
  };
}

/** What is left of today's AI generations; null where none are counted. */
export function readAllowance(value: unknown): DailyAllowance | null {
  const perDay = numberAt(value, "perDay");
  const left = numberAt(value, "left");
  return perDay === null || left === null ? null : { perDay, left };
}

export function readSource(value: unknown): GenerateResponse["source"] | null {
  return value === "composer" || value === "model" ? value : null;
}

export function readCheck(value: unknown): Check | null {
  const rule = textAt(value, "rule");
  const detail = textAt(value, "detail");
  const ok = fieldAt(value, "ok");
  if (rule === null || detail === null || typeof ok !== "boolean") return null;
  return { rule, ok, detail };
}

export function readShelfSource(value: unknown): ShelfSource | null {
  const key = textAt(value, "key");
  const name = textAt(value, "name");
  const text = textAt(value, "text");
  return key === null || name === null || text === null ? null : { key, name, text };
}

const problems = ["absent", "noun", "employer", "promoted", "softened"] as const;

/** A fact of the language. A problem of an unknown kind is still a problem. */
export function readMark(value: unknown): FactMark | null {
  const text = textAt(value, "text");
  const start = numberAt(value, "start");
  const end = numberAt(value, "end");
  if (text === null || start === null || end === null) return null;
  const problem = textAt(value, "problem");
  return {
    section: textAt(value, "section"),
    text,
    start,
    end,
    from: textAt(value, "from"),
    problem: problem === null ? null : (problems.find((one) => one === problem) ?? "absent"),
  };
}
