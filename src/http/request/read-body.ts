import type { AppContext } from "#http/app-context.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Context } from "hono";
import type { z } from "zod";
import { formatValidationIssue } from "#http/errors/format-validation-issue.ts";

const maxBytes = 512 * 1024;
const maxDepth = 32;
const tooLargeMessage = "That is more than 512 KB. Send less text at once.";

/** The request's JSON body as the schema reads it; throws AppError 400, 413, 415 or 429 with a sentence. */
export async function readBody<Schema extends z.ZodType>(
  c: Context<AppContext>,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!isJson(c.req.header("content-type")))
    throw new AppError("unsupported_type", "Send this request as application/json.");
  const text = await readText(c.req.raw);
  c.get("onBodyRead")?.(Buffer.byteLength(text));
  const parsed = schema.safeParse(parseJson(text), {
    error: formatValidationIssue,
  });
  if (parsed.success) return parsed.data;
  throw new AppError(
    "bad_request",
    parsed.error.issues[0]?.message ?? "The request is not complete.",
  );
}

/** The fields of a plain form, each once; throws AppError 413 or 415 with a sentence. */
export async function readForm(c: Context<AppContext>): Promise<Readonly<Record<string, string>>> {
  if (!isForm(c.req.header("content-type")))
    throw new AppError("unsupported_type", "Send this form from its own page.");
  const fields = new URLSearchParams(await readText(c.req.raw));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll("\0", "")]));
}

export function isForm(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType ?? "");
}

export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? "");
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    throw new AppError("too_large", tooLargeMessage);
  const bytes = request.body ? await readBytes(request.body) : undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid_json", "The request is not readable as UTF-8 text.");
  }
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new AppError("too_large", tooLargeMessage);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_request", "The request broke off before its end.");
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(
      text,
      loneSurrogate.test(text) ? toWellFormedValue : undefined,
    );
    assertStorable(value);
    return value;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_json", "The request is not readable as JSON.");
  }
}

/** Half a character, such as an emoji that was cut in two: JSON can write it, PostgreSQL cannot store it. */
const loneSurrogate = /\\u[dD][89a-fA-F]/;

function toWellFormedValue(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

/** PostgreSQL stores no NUL character, and no form of ours is nested deeply. */
function assertStorable(root: unknown) {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new AppError("invalid_json", "The request is nested too deeply.");
    if (level.some((value) => typeof value === "string" && value.includes("\0")))
      throw new AppError("invalid_json", "The text holds a character that cannot be stored.");
    level = level.flatMap((value): unknown[] =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
}
