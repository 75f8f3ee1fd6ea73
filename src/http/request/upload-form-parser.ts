import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { AppError } from "#core/errors/app-error.ts";

export type UploadFormParser = {
  /** Takes the next piece of the body; throws AppError 400, or what taking the file threw. */
  readonly write: (piece: Uint8Array) => Promise<void>;
  /** The body is complete; throws AppError 400 when it is no form with one file. */
  readonly end: () => Promise<void>;
};

export const unreadableFormMessage =
  "This upload is not readable as a form. Choose the file again and send it anew.";
export const fileOnlyMessage = "This upload holds more than a file. Send the file alone.";
const oneFileMessage = "Send one file at a time.";
const missingFileMessage = "There is no file in this request. Choose a file and send it again.";

/** Reads a multipart form with one file in the field `name`; each piece of it goes to `takeFile`. Its name and type are no one's business. */
export function createUploadFormParser(
  contentType: string,
  fieldName: string,
  onFileChunk: (piece: Uint8Array) => void,
): UploadFormParser {
  const form = openBusboy(contentType);
  const completion = Promise.withResolvers<void>();
  completion.promise.catch(() => {});
  let failure: Error | undefined;
  let files = 0;
  let hasFile = false;

  function fail(error: Error) {
    failure ??= error;
    completion.reject(failure);
  }

  function onChunk(chunk: Uint8Array) {
    if (failure) return;
    try {
      onFileChunk(chunk);
    } catch (error) {
      fail(error instanceof Error ? error : new Error("The file could not be taken."));
    }
  }

  form.on("file", (field: unknown, file: BusboyFileStream) => {
    files += 1;
    if (files > 1) fail(new AppError("bad_request", oneFileMessage));
    hasFile ||= field === fieldName;
    file.on("error", () => fail(new AppError("bad_request", unreadableFormMessage)));
    file.on("data", field === fieldName ? onChunk : () => {});
  });
  for (const limit of ["partsLimit", "fieldsLimit"] as const)
    form.on(limit, () => fail(new AppError("bad_request", fileOnlyMessage)));
  form.on("error", () => fail(new AppError("bad_request", unreadableFormMessage)));
  form.on("finish", () => {
    if (!hasFile) fail(new AppError("bad_request", missingFileMessage));
    completion.resolve();
  });

  return {
    async write(piece) {
      // The parser keeps no piece waiting for long, and a piece that it does keep must not hold up the rest.
      form.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
      await new Promise(setImmediate);
      if (failure) throw failure;
    },
    async end() {
      form.end();
      await completion.promise;
    },
  };
}

function openBusboy(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        files: 2,
        fields: 8,
        parts: 10,
        fieldSize: 64 * 1024,
        headerPairs: 20,
        headerSize: 32 * 1024,
      },
    });
  } catch {
    throw new AppError("bad_request", unreadableFormMessage);
  }
}
