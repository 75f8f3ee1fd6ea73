import { z } from "zod";
import { EmulatorApiError } from "./api-error.ts";
import { type JsonObject, formParamName } from "./form-encoding.ts";

/** Numbers and truth values travel as text. */
export const integerParam = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const booleanParam = z.enum(["true", "false"]).transform((word) => word === "true");
export const stringMapParam = z.record(z.string(), z.string());
export const expand = z.array(z.string()).optional();
export const paging = {
  expand,
  limit: integerParam.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
};

/** The parameters as the schema reads them; throws what Stripe answers to a parameter that is wrong. */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  raw: JsonObject,
): z.output<Schema> {
  const read = schema.safeParse(raw, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? toApiError(issue) : new EmulatorApiError("Invalid request.");
}

function toApiError(issue: z.core.$ZodIssue): EmulatorApiError {
  const param = formParamName(issue.path);
  const last = String(issue.path.at(-1) ?? "");
  if (issue.code === "unrecognized_keys") {
    const unknown = formParamName([...issue.path, issue.keys[0] ?? ""]);
    const code = "parameter_unknown";
    return new EmulatorApiError(`Received unknown parameter: ${unknown}`, { param: unknown, code });
  }
  if (issue.input === undefined)
    return new EmulatorApiError(`Missing required param: ${param}.`, {
      param,
      code: "parameter_missing",
    });
  if (issue.code === "invalid_value")
    return new EmulatorApiError(`Invalid ${param}: must be one of ${formatChoices(issue.values)}`, {
      param,
    });
  if (issue.code === "invalid_format")
    return new EmulatorApiError(`Invalid integer: ${issue.input}`, {
      param,
      code: "parameter_invalid_integer",
    });
  if (issue.code === "too_small" || issue.code === "too_big")
    return new EmulatorApiError(`This value is out of range: ${last}.`, {
      param,
      code: "parameter_invalid_integer",
    });
  return new EmulatorApiError(
    `Invalid ${issue.code === "invalid_type" ? issue.expected : "value"}`,
    {
      param,
    },
  );
}

function formatChoices(values: readonly unknown[]): string {
  const words = values.map(String);
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")}${words.length > 2 ? "," : ""} or ${words.at(-1)}`;
}
