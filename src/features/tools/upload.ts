import { ApiError, apiErrorOf } from "#ui/api/api-error.ts";
import { textAt } from "./read-json.ts";

/** In bytes. */
const mostBytes = 5 * 1024 * 1024;
const fallback = "Failed to parse document. Please try copying and pasting the text instead.";

/** The document could not be read; the message is for her. */
export class UploadFailed extends Error {}

/** The text of a resume. Throws UploadFailed with a sentence for her, or what `signal` was aborted with. */
export async function readDocument(file: File, signal: AbortSignal): Promise<string> {
  if (file.size > mostBytes)
    throw new UploadFailed(
      "That file is larger than 5 MB. Choose a smaller one, or paste the text instead.",
    );
  const body = new FormData();
  body.append("file", file);
  try {
    const response = await fetch("/api/ai/parse-document", {
      method: "POST",
      credentials: "include",
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
    });
    if (!response.ok) throw await apiErrorOf(response);
    const text = textAt(await response.json(), "text");
    if (text === null) throw new Error("The answer holds no text.");
    return text;
  } catch (error) {
    signal.throwIfAborted();
    throw new UploadFailed(sentenceFor(error));
  }
}

/** The server's own sentence where it has one about this document. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 401) return error.userMessage;
  const absent = error.status === 404 || error.status === 501;
  return absent ? fallback : (error.sentence ?? fallback);
}

/** "214 KB" */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
