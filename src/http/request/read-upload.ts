import { AppError } from "#core/errors/app-error.ts";
import { isMultipart } from "./body-type.ts";
import { createGrowingBuffer, type GrowingBuffer } from "./growing-buffer.ts";
import type { MemoryBudget } from "./memory-budget.ts";
import { readWithTimeouts, type BodyTimeouts } from "./read-with-timeouts.ts";
import {
  fileOnlyMessage,
  createUploadFormParser,
  unreadableFormMessage,
} from "./upload-form-parser.ts";

export type UploadOptions = {
  /** The form's field. */
  readonly fieldName: string;
  readonly maxBytes: number;
  /** The message about a file with more. */
  readonly tooLargeMessage: string;
  readonly memoryBudget: MemoryBudget;
  readonly timeouts?: BodyTimeouts;
};

/** What a form may say around the file: names, boundaries, other fields. In bytes. */
const maxFormOverheadBytes = 64 * 1024;

/** No network cuts a file so small for long; whoever does wants to keep us busy. */
const smallChunkBytes = 64;
const maxSmallChunks = 2000;

/** An upload over a poor line gets its time, a little less than the server itself allows. */
const defaultTimeouts: BodyTimeouts = { idleMs: 20_000, totalMs: 110_000 };

/**
 * The one file of a multipart request, held in memory until it is disposed. Bytes are counted as they come, and the rest is
 * not read. Throws AppError 400, 408, 413, 415 or 503 with a sentence.
 */
export async function readUpload(request: Request, options: UploadOptions): Promise<GrowingBuffer> {
  const {
    fieldName,
    maxBytes,
    tooLargeMessage,
    memoryBudget,
    timeouts = defaultTimeouts,
  } = options;
  const type = request.headers.get("content-type") ?? "";
  if (!isMultipart(type))
    throw new AppError("unsupported_type", "Send the file as multipart/form-data.");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes + maxFormOverheadBytes)
    throw new AppError("too_large", tooLargeMessage);
  const file = createGrowingBuffer(maxBytes, memoryBudget);
  let fileBytes = 0;
  let allBytes = 0;
  let chunkCount = 0;
  const form = createUploadFormParser(type, fieldName, (piece) => {
    fileBytes += piece.byteLength;
    if (fileBytes > maxBytes) throw new AppError("too_large", tooLargeMessage);
    if (!file.append(piece)) throw tooManyUploads();
  });
  try {
    if (request.body)
      for await (const piece of readWithTimeouts(request.body, timeouts)) {
        chunkCount += 1;
        allBytes += piece.byteLength;
        if (chunkCount > maxSmallChunks && allBytes < chunkCount * smallChunkBytes)
          throw new AppError("bad_request", unreadableFormMessage);
        await form.write(piece);
        if (allBytes - fileBytes > maxFormOverheadBytes + piece.byteLength)
          throw new AppError("bad_request", fileOnlyMessage);
      }
    await form.end();
    return file;
  } catch (error) {
    file[Symbol.dispose]();
    throw error;
  }
}

function tooManyUploads(): AppError {
  return new AppError(
    "busy",
    "Many files are arriving at this moment. Try again in a few seconds, or paste the text instead.",
    5,
  );
}
