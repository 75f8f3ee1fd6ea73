import type { z } from "zod";

/** A sentence for a rule of a schema that brings none of its own; it names the field and says what to change. */
export function formatValidationIssue(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? `“${issue.path.join(".")}”` : null;
  if (issue.code === "invalid_type") {
    if (field === null) return "Send a JSON object.";
    return issue.input === undefined
      ? `${field} is missing.`
      : `${field} is not ${describeType(issue.expected)}.`;
  }
  const what = field ?? "The request";
  if (issue.code === "too_big")
    return `${what} is too long: at most ${issue.maximum} are possible.`;
  if (issue.code === "too_small")
    return `${what} is too short: at least ${issue.minimum} are needed.`;
  if (issue.code === "invalid_value") return `${what} must be one of: ${issue.values.join(", ")}.`;
  return `${what} is not readable. Check it and try again.`;
}

function describeType(expected: string): string {
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    record: "an object",
  };
  return names[expected] ?? "of the right kind";
}
