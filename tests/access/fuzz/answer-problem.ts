import { AppError, type ErrorCode, statusByCode } from "#core/errors/app-error.ts";
import { securityHeaders } from "#http/security/security-headers.ts";
import { z } from "zod";
import { bystanderMark } from "./people.ts";

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(statusByCode, code);

/** Every refusal: a sentence for the reader, except where the specification fixes the words. */
const Refusal = z.looseObject({
  message: z.union([
    z.literal(["Unauthorized", "Post not found"]),
    z.string().regex(/^[\p{Lu}“].*[.?!]$/su),
  ]),
  code: z.string().refine(isErrorCode),
});

const inside = /\bat .+\.[cm]?[jt]sx?:\d+|node_modules|drizzle|pglite|\bsyntax error\b/i;
const commonHeaders = Object.keys(securityHeaders("http://localhost:3000"));

/** What is wrong with the answer to a request at this path, in words; null when nothing is. */
export async function answerProblem(path: string, response: Response): Promise<string | null> {
  const { status, headers } = response;
  const text = await response.text();
  if (status >= 500) return `answers ${status}`;
  if (text.toLowerCase().includes(bystanderMark)) return "tells of another person";
  if (inside.test(text)) return "tells of our code";
  if (commonHeaders.some((name) => !headers.has(name))) return "has not the common headers";
  if (headers.has("access-control-allow-origin")) return "may be read by other sites";
  const type = headers.get("content-type");
  if (text !== "" && type === null) return "says not what it is";
  if (type !== null && /^text\/|[/+]xml/.test(type) && !/charset=/i.test(type))
    return `does not say its letters: ${type}`;
  if (status < 400 || !path.startsWith("/api/")) return null;
  if (!type?.startsWith("application/json")) return `is refused as ${type}`;
  const refusal = Refusal.safeParse(JSON.parse(text));
  if (!refusal.success) return `is refused without a sentence: ${text.slice(0, 200)}`;
  const { code, message } = refusal.data;
  return new AppError(code, message).status === status ? null : `is ${code} under ${status}`;
}
