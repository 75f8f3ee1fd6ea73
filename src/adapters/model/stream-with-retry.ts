import { setTimeout as sleep } from "node:timers/promises";
import { APICallError, type LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelPrompt } from "#core/prompt/model-prompt.ts";
import { type ModelTimeouts, startCallTimer, type CallTimer } from "./model-timeouts.ts";
import { upstreamErrorFromStatus, UpstreamError } from "./upstream-error.ts";

/** Tells the operator about a failed call; facts never hold text. */
export type ReportUpstreamEvent = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** The longest tool needs about a third of this. */
const maxOutputTokens = 4_000;

/** Twice what those tokens come to. A server that ignores them is stopped here, before the checks take long. */
const maxCharacters = 50_000;

/** Streams a model's text. Every failure becomes an AppError; a passing one before any text is tried once more. */
export async function* streamWithRetry(
  model: LanguageModelV4,
  prompt: ModelPrompt,
  { timeouts, report }: { readonly timeouts: ModelTimeouts; readonly report: ReportUpstreamEvent },
  callerSignal: AbortSignal,
): AsyncGenerator<string, void> {
  const timer = startCallTimer(timeouts);
  let written = 0;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const text of streamOnce(
          model,
          prompt,
          AbortSignal.any([callerSignal, timer.signal]),
        )) {
          if (text.trim() !== "") written += text.length;
          timer.pauseTimer();
          if (text !== "") yield text;
          timer.restartTimer();
        }
        if (written === 0) throw new UpstreamError("empty");
        return;
      } catch (error) {
        callerSignal.throwIfAborted();
        const upstreamError = toUpstreamError(error, timer, written);
        report("upstream", {
          kind: upstreamError.kind,
          status: upstreamError.status,
          attempt,
          written,
          ms: Math.round(timer.elapsedMs()),
        });
        const shouldRetry =
          upstreamError.isPassing &&
          attempt === 1 &&
          written === 0 &&
          timer.elapsedMs() < timeouts.retryWithinMs;
        if (!shouldRetry) throw upstreamError.toAppError();
        await sleep(200 + Math.random() * 400, undefined, { signal: callerSignal });
      }
    }
  } finally {
    timer.stop();
  }
}

/** The text in pieces as they come, with an empty one whenever the model reasons. */
async function* streamOnce(
  model: LanguageModelV4,
  { instructions, prompt }: ModelPrompt,
  abortSignal: AbortSignal,
) {
  const { stream } = await model.doStream({
    prompt: [
      { role: "system", content: instructions },
      { role: "user", content: [{ type: "text", text: prompt }] },
    ],
    maxOutputTokens,
    abortSignal,
  });
  let characters = 0;
  let finish: string | undefined;
  for await (const part of stream) {
    if (part.type === "error") throw part.error;
    if (part.type === "text-delta") {
      characters += part.delta.length;
      if (characters > maxCharacters) throw new UpstreamError("endless");
      yield part.delta;
    }
    if (part.type === "reasoning-delta") yield "";
    if (part.type === "finish") finish = part.finishReason.unified;
  }
  if (finish === "length") throw new UpstreamError("too-long");
  if (finish === "content-filter") throw new UpstreamError("declined");
  if (finish !== "stop" && finish !== "other") throw new UpstreamError("cut");
}

function toUpstreamError(error: unknown, timer: CallTimer, written: number): UpstreamError {
  if (timer.isTimedOut()) return new UpstreamError(written > 0 ? "stalled" : "silent");
  const ownError = findUpstreamError(error);
  if (ownError !== null) return ownError;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200)
    return upstreamErrorFromStatus(error.statusCode, error.responseHeaders);
  if (written > 0) return new UpstreamError("cut");
  return new UpstreamError(isUnreachable(error) ? "unreachable" : "broken");
}

/** The vendor's kit wraps what our fetch throws in an error of its own. */
function findUpstreamError(error: unknown): UpstreamError | null {
  for (let next = error; next instanceof Error; next = next.cause)
    if (next instanceof UpstreamError) return next;
  return null;
}

/** The connection itself failed: nothing was answered. */
function isUnreachable(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === undefined;
}
