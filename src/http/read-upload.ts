import { AppError } from "#core/errors/app-error.ts";
import { isMultipart } from "./body-type.ts";
import { growingBuffer, type GrowingBuffer } from "./growing-buffer.ts";
import type { HeldBytes } from "./held-bytes.ts";
import { readPatiently, type ReadingPatience } from "./patient-reading.ts";
import { fileAlone, openUploadForm, unreadable } from "./upload-form.ts";

export type UploadRules = {
  /** The form's field. */
  readonly name: string;
  readonly mostBytes: number;
  /** What she reads about a file with more. */
  readonly tooLarge: string;
  readonly held: HeldBytes;
  readonly patience?: ReadingPatience;
};

/** What a form may say around the file: names, boundaries, other fields. In bytes. */
const mostAround = 64 * 1024;

/** No network cuts a file so small for long; whoever does wants to keep us busy. */
const smallPiece = 64;
const mostSmallPieces = 2000;

/** An upload over a poor line gets its time, a little less than the server itself allows. */
const usualPatience: ReadingPatience = { idle: 20_000, whole: 110_000 };

/**
 * The one file of a multipart request, held in memory until it is disposed. Bytes are counted as they come, and the rest is
 * not read. Throws AppError 400, 408, 413, 415 or 503 with a sentence.
 */
export async function readUpload(request: Request, rules: UploadRules): Promise<GrowingBuffer> {
  const { name, mostBytes, tooLarge, held, patience = usualPatience } = rules;
  const type = request.headers.get("content-type") ?? "";
  if (!isMultipart(type))
    throw new AppError("unsupported_type", "Send the file as multipart/form-data.");
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes + mostAround)
    throw new AppError("too_large", tooLarge);
  const file = growingBuffer(mostBytes, held);
  let fileBytes = 0;
  let allBytes = 0;
  let pieces = 0;
  const form = openUploadForm(type, name, (piece) => {
    fileBytes += piece.byteLength;
    if (fileBytes > mostBytes) throw new AppError("too_large", tooLarge);
    if (!file.add(piece)) throw manyUploads();
  });
  try {
    if (request.body)
      for await (const piece of readPatiently(request.body, patience)) {
        pieces += 1;
        allBytes += piece.byteLength;
        if (pieces > mostSmallPieces && allBytes < pieces * smallPiece)
          throw new AppError("bad_request", unreadable);
        await form.write(piece);
        if (allBytes - fileBytes > mostAround + piece.byteLength)
          throw new AppError("bad_request", fileAlone);
      }
    await form.end();
    return file;
  } catch (error) {
    file[Symbol.dispose]();
    throw error;
  }
}

function manyUploads(): AppError {
  return new AppError(
    "busy",
    "Many files are arriving at this moment. Try again in a few seconds, or paste the text instead.",
    5,
  );
}
