import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { AppError } from "#core/errors/app-error.ts";

export type UploadForm = {
  /** Takes the next piece of the body; throws AppError 400, or what taking the file threw. */
  readonly write: (piece: Uint8Array) => Promise<void>;
  /** The body is complete; throws AppError 400 when it is no form with one file. */
  readonly end: () => Promise<void>;
};

export const unreadable =
  "This upload is not readable as a form. Choose the file again and send it anew.";
export const fileAlone = "This upload holds more than a file. Send the file alone.";
const oneFile = "Send one file at a time.";
const noFile = "There is no file in this request. Choose a file and send it again.";

/** Reads a multipart form with one file in the field `name`; each piece of it goes to `takeFile`. Its name and type are no one's business. */
export function openUploadForm(
  contentType: string,
  name: string,
  takeFile: (piece: Uint8Array) => void,
): UploadForm {
  const form = openBusboy(contentType);
  const finished = Promise.withResolvers<void>();
  finished.promise.catch(() => {});
  let failure: Error | undefined;
  let files = 0;
  let isThere = false;

  function fail(error: Error) {
    failure ??= error;
    finished.reject(failure);
  }

  function take(piece: Uint8Array) {
    if (failure) return;
    try {
      takeFile(piece);
    } catch (error) {
      fail(error instanceof Error ? error : new Error("The file could not be taken."));
    }
  }

  form.on("file", (field: unknown, file: BusboyFileStream) => {
    files += 1;
    if (files > 1) fail(new AppError("bad_request", oneFile));
    isThere ||= field === name;
    file.on("error", () => fail(new AppError("bad_request", unreadable)));
    file.on("data", field === name ? take : () => {});
  });
  for (const limit of ["partsLimit", "fieldsLimit"] as const)
    form.on(limit, () => fail(new AppError("bad_request", fileAlone)));
  form.on("error", () => fail(new AppError("bad_request", unreadable)));
  form.on("finish", () => {
    if (!isThere) fail(new AppError("bad_request", noFile));
    finished.resolve();
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
      await finished.promise;
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
    throw new AppError("bad_request", unreadable);
  }
}
