import { GenerateResponse, StreamEvent } from "#features/tools/contract.ts";
import type { GenerateRequest } from "#features/tools/requests.ts";
import { GenerationError } from "#features/tools/generation/generation-failure.ts";
import { readEventStream, type ServerSentEvent } from "./event-stream.ts";
import { readApiError } from "#ui/api/api-error.ts";

/** What the page receives while language is written: pieces of the draft, then the checked text. */
export type GenerationEvent =
  | { readonly kind: "delta"; readonly text: string }
  /** The pieces after it are of a corrected text. */
  | { readonly kind: "rewrite" }
  | { readonly kind: "done"; readonly answer: GenerateResponse };

/** A server that stays silent this long (milliseconds) is given up; it answers every hang before that by itself. */
const silenceTimeoutMs = 45_000;

/**
 * Requests language and yields what is written as it comes, `done` last. Throws ApiError for a refusal, GenerationError
 * with a sentence of the server or the status, and anything else when offline, the answer is not readable or `signal`
 * is aborted.
 */
export async function* streamGeneration(
  request: GenerateRequest,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const silenceController = new AbortController();
  let timer = setTimeout(() => silenceController.abort(), silenceTimeoutMs);
  const resetTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silenceController.abort(), silenceTimeoutMs);
  };
  try {
    const response = await fetch("/api/ai/generate", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, silenceController.signal]),
    });
    if (!response.ok) throw await errorFromResponse(response);
    yield* isStream(response)
      ? readStream(response.body, resetTimer)
      : readWholeResponse(await response.json());
  } finally {
    clearTimeout(timer);
  }
}

async function errorFromResponse(response: Response): Promise<Error> {
  const refusal = await readApiError(response);
  if (refusal.serverMessage !== null || refusal.status === 401) return refusal;
  return new GenerationError(`AI generation failed: ${response.statusText || response.status}`);
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("text/event-stream") && response.body !== null;
}

function* readWholeResponse(body: unknown): Generator<GenerationEvent> {
  yield { kind: "done", answer: GenerateResponse.parse(body) };
}

async function* readStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<GenerationEvent> {
  for await (const message of readEventStream(body, onBytes)) {
    const event = readMessage(message);
    if (event === null) continue;
    yield event;
    if (event.kind === "done") return;
  }
  throw new Error("The stream ended without its last event.");
}

function readMessage({ event, data }: ServerSentEvent): GenerationEvent | null {
  if (event === "delta") return { kind: "delta", ...StreamEvent.delta.parse(JSON.parse(data)) };
  if (event === "rewrite") return { kind: "rewrite" };
  if (event === "done") return { kind: "done", answer: StreamEvent.done.parse(JSON.parse(data)) };
  if (event !== "error") return null;
  throw new GenerationError(StreamEvent.error.parse(JSON.parse(data)).message);
}
