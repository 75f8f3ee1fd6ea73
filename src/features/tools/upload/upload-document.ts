import { ApiError, readApiError } from "#ui/api/api-error.ts";
import * as s from "#core/schema.ts";

/** In bytes. */
const maxBytes = 5 * 1024 * 1024;
/** Sending over a poor line, waiting for a place, and reading; in milliseconds. */
const timeoutMs = 180_000;
const fallback = "Failed to parse document. Please try copying and pasting the text instead.";

/** The text of a document, and what was noticed while it was read. */
const UploadedDocument = s.object({
  text: s.string,
  pages: s.fallback(s.number, null),
  notes: s.fallback(s.array(s.string), []),
});
export type UploadedDocument = Readonly<s.Infer<typeof UploadedDocument>>;

export type DocumentUploadOptions = {
  readonly signal: AbortSignal;
  /** The part that has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/** The document could not be read; the message is for the user. */
export class UploadError extends Error {}

/** Uploads a document. Throws UploadError with a message for the user, or what `signal` was aborted with. */
export async function uploadDocument(
  file: File,
  options: DocumentUploadOptions,
): Promise<UploadedDocument> {
  if (file.size > maxBytes)
    throw new UploadError(
      "That file is larger than 5 MB. Choose a smaller one, or paste the text instead.",
    );
  try {
    const response = await postFile(file, options);
    if (!response.ok) throw await readApiError(response);
    return UploadedDocument.parse(await response.json());
  } catch (error) {
    options.signal.throwIfAborted();
    throw new UploadError(userMessageFor(error));
  }
}

/** Only the older API reports how much has been sent. */
function postFile(file: File, { signal, onProgress }: DocumentUploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("file", file);
    request.open("POST", "/api/ai/parse-document");
    request.timeout = timeoutMs;
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    });
    for (const end of ["error", "timeout", "abort"])
      request.addEventListener(end, () => reject(new Error("The line was lost.")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** The server's own sentence where it has one about this document. */
function userMessageFor(error: unknown): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 401) return error.userMessage;
  const absent = error.status === 404 || error.status === 501;
  return absent ? fallback : (error.serverMessage ?? fallback);
}
