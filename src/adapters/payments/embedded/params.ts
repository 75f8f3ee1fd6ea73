import { z } from "zod";
import { Refusal } from "./refusal.ts";
import { type Json, wireName } from "./wire.ts";

/** Numbers and truth values travel as text. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const truth = z.enum(["true", "false"]).transform((word) => word === "true");
export const textMap = z.record(z.string(), z.string());
export const expand = z.array(z.string()).optional();
export const paging = {
  expand,
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
};

/** The parameters as the schema reads them; throws what Stripe answers to a parameter that is wrong. */
export function readParams<Schema extends z.ZodType>(schema: Schema, raw: Json): z.output<Schema> {
  const read = schema.safeParse(raw, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? refusalOf(issue) : new Refusal("Invalid request.");
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const param = wireName(issue.path);
  const last = String(issue.path.at(-1) ?? "");
  if (issue.code === "unrecognized_keys") {
    const unknown = wireName([...issue.path, issue.keys[0] ?? ""]);
    const code = "parameter_unknown";
    return new Refusal(`Received unknown parameter: ${unknown}`, { param: unknown, code });
  }
  if (issue.input === undefined)
    return new Refusal(`Missing required param: ${param}.`, { param, code: "parameter_missing" });
  if (issue.code === "invalid_value")
    return new Refusal(`Invalid ${param}: must be one of ${oneOf(issue.values)}`, { param });
  if (issue.code === "invalid_format")
    return new Refusal(`Invalid integer: ${issue.input}`, {
      param,
      code: "parameter_invalid_integer",
    });
  if (issue.code === "too_small" || issue.code === "too_big")
    return new Refusal(`This value is out of range: ${last}.`, {
      param,
      code: "parameter_invalid_integer",
    });
  return new Refusal(`Invalid ${issue.code === "invalid_type" ? issue.expected : "value"}`, {
    param,
  });
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map(String);
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")}${words.length > 2 ? "," : ""} or ${words.at(-1)}`;
}
