import { setTimeout as sleep } from "node:timers/promises";
import { APICallError, type LanguageModel, streamText } from "ai";
import type { ModelPrompt } from "#core/prompt/model-prompt.ts";
import { type Patience, startWatch, type Watch } from "./patience.ts";
import { failureOfStatus, UpstreamFailure } from "./upstream-failure.ts";

/** Tells the operator about a failed call; facts never hold text. */
export type Report = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** The longest tool needs about a third of this. */
const maxOutputTokens = 4_000;

/** Streams a model's text. Every failure becomes an AppError; a passing one before any text is tried once more. */
export async function* writeWith(
  model: LanguageModel,
  prompt: ModelPrompt,
  { patience, report }: { readonly patience: Patience; readonly report: Report },
  leaving: AbortSignal,
): AsyncGenerator<string, void> {
  const watch = startWatch(patience);
  let written = 0;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const text of readOnce(
          model,
          prompt,
          AbortSignal.any([leaving, watch.signal]),
        )) {
          if (text.trim() !== "") written += text.length;
          watch.heard();
          if (text !== "") yield text;
          watch.waiting();
        }
        if (written === 0) throw new UpstreamFailure("empty");
        return;
      } catch (error) {
        leaving.throwIfAborted();
        const failure = asFailure(error, watch, written);
        report("upstream", {
          kind: failure.kind,
          status: failure.status,
          attempt,
          written,
          ms: Math.round(watch.elapsedMs()),
        });
        const again =
          failure.isPassing &&
          attempt === 1 &&
          written === 0 &&
          watch.elapsedMs() < patience.retryWithinMs;
        if (!again) throw failure.toAppError();
        await sleep(200 + Math.random() * 400, undefined, { signal: leaving });
      }
    }
  } finally {
    watch.stop();
  }
}

async function* readOnce(
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
    if (part.type === "abort") throw new UpstreamFailure("cut");
    if (part.type === "text-delta") yield part.text;
    if (part.type === "reasoning-delta") yield "";
    if (part.type === "finish") finish = part.finishReason;
  }
  if (finish === "length") throw new UpstreamFailure("too-long");
  if (finish === "content-filter") throw new UpstreamFailure("declined");
  if (finish !== "stop" && finish !== "other") throw new UpstreamFailure("cut");
}

function asFailure(error: unknown, watch: Watch, written: number): UpstreamFailure {
  if (watch.ranOut()) return new UpstreamFailure(written > 0 ? "stalled" : "silent");
  if (error instanceof UpstreamFailure) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200)
    return failureOfStatus(error.statusCode, error.responseHeaders);
  if (written > 0) return new UpstreamFailure("cut");
  return new UpstreamFailure(isUnreachable(error) ? "unreachable" : "broken");
}

/** The connection itself failed: nothing was answered. */
function isUnreachable(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === undefined;
}
