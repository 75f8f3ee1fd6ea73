import type { GenerateAnswer, GenerateRequest } from "./contract.ts";
import { WritingFailed } from "./failure.ts";
import { readEvents, type StreamMessage } from "./event-stream.ts";
import { readAnswer } from "./read-answer.ts";
import { textAt } from "./read-json.ts";
import { apiErrorOf } from "#ui/api/api-error.ts";

/** What the page hears while language is written: pieces of the draft, then the checked text. */
export type Written =
  | { readonly kind: "delta"; readonly text: string }
  | { readonly kind: "done"; readonly answer: GenerateAnswer };

/** A server that stays silent this long (milliseconds) is given up; it answers every hang before that by itself. */
const silence = 45_000;

/**
 * Asks for language and tells what is written as it comes; the last thing told is `done`.
 * Throws ApiError for a refusal, WritingFailed with a sentence of the server or the status, and anything else when the
 * line is down, the answer is not readable or `signal` is aborted.
 */
export async function* generate(
  request: GenerateRequest,
  signal: AbortSignal,
): AsyncGenerator<Written> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), silence);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => quiet.abort(), silence);
  };
  try {
    const response = await fetch("/api/ai/generate", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, quiet.signal]),
    });
    if (!response.ok) throw await refusalOf(response);
    yield* isStream(response) ? readStream(response.body, alive) : readWhole(await response.json());
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const refusal = await apiErrorOf(response);
  if (refusal.sentence !== null || refusal.status === 401) return refusal;
  return new WritingFailed(`AI generation failed: ${response.statusText || response.status}`);
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("text/event-stream") && response.body !== null;
}

function* readWhole(body: unknown): Generator<Written> {
  yield { kind: "done", answer: readAnswer(body) };
}

async function* readStream(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<Written> {
  for await (const message of readEvents(body, alive)) {
    const written = readMessage(message);
    if (written === null) continue;
    yield written;
    if (written.kind === "done") return;
  }
  throw new Error("The stream ended without its last event.");
}

function readMessage({ event, data }: StreamMessage): Written | null {
  if (event === "delta") return { kind: "delta", text: textAt(JSON.parse(data), "text") ?? "" };
  if (event === "done") return { kind: "done", answer: readAnswer(JSON.parse(data)) };
  if (event !== "error") return null;
  throw new WritingFailed(textAt(JSON.parse(data), "message") ?? "AI generation failed.");
}
