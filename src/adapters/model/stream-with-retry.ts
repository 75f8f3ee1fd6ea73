import { setTimeout as sleep } from "node:timers/promises";
import { APICallError, type LanguageModel, streamText } from "ai";
import type { ModelPrompt } from "#core/prompt/model-prompt.ts";
import { type ModelTimeouts, startCallTimer, type CallTimer } from "./model-timeouts.ts";
import { upstreamErrorFromStatus, UpstreamError } from "./upstream-error.ts";

/** Tells the operator about a failed call; facts never hold text. */
export type ReportUpstreamEvent = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** The longest tool needs about a third of this. */
const maxOutputTokens = 4_000;

/** Streams a model's text. Every failure becomes an AppError; a passing one before any text is tried once more. */
export async function* streamWithRetry(
  model: LanguageModel,
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

async function* streamOnce(
  model: LanguageModel,
  { instructions, prompt }: ModelPrompt,
  abortSignal: AbortSignal,
) {
  const { fullStream } = streamText({
    model,
    instructions,
    prompt,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal,
    onError: () => {},
  });
  let finish: string | undefined;
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new UpstreamError("cut");
    if (part.type === "text-delta") yield part.text;
    if (part.type === "reasoning-delta") yield "";
    if (part.type === "finish") finish = part.finishReason;
  }
  if (finish === "length") throw new UpstreamError("too-long");
  if (finish === "content-filter") throw new UpstreamError("declined");
  if (finish !== "stop" && finish !== "other") throw new UpstreamError("cut");
}

function toUpstreamError(error: unknown, timer: CallTimer, written: number): UpstreamError {
  if (timer.isTimedOut()) return new UpstreamError(written > 0 ? "stalled" : "silent");
  if (error instanceof UpstreamError) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200)
    return upstreamErrorFromStatus(error.statusCode, error.responseHeaders);
  if (written > 0) return new UpstreamError("cut");
  return new UpstreamError(isUnreachable(error) ? "unreachable" : "broken");
}

/** The connection itself failed: nothing was answered. */
function isUnreachable(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === undefined;
}
