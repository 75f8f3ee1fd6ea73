import { AppError } from "#core/errors/app-error.ts";
import { Unzip, UnzipInflate } from "fflate";
import { z } from "zod";
import { dataFileName, schemaVersion } from "./export-files.server.ts";

/** The JSON of the largest account, unpacked; in bytes. */
const maxUnpackedBytes = 80 * 1024 * 1024;

const ExportedData = z
  .looseObject({ schemaVersion: z.int() })
  .refine((data) => data.schemaVersion <= schemaVersion, "newer");

/** The data in an export of ours. Throws AppError 400 or 413 with a sentence. */
export function readExport(zip: Uint8Array): Readonly<Record<string, unknown>> {
  const read = ExportedData.safeParse(parse(unpack(zip)));
  if (read.success) return read.data;
  const isNewer = read.error.issues.some(({ message }) => message === "newer");
  throw new AppError(
    "bad_request",
    isNewer
      ? "This export was made by a newer version of the product. Nothing was changed."
      : notAnExportMessage,
  );
}

const notAnExportMessage =
  "This is not an export of ours. Choose the ZIP file that “Export Data” gave you, as it is.";

/** Only our data file is unpacked, and no further than it may be. */
function unpack(zip: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  let isWhole = false;
  const reader = new Unzip((entry) => {
    if (entry.name !== dataFileName) return;
    entry.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      size += bytes.byteLength;
      if (size > maxUnpackedBytes) throw tooLarge();
      text += decoder.decode(bytes, { stream: !isLast });
      isWhole = isLast;
    };
    entry.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.length; at += pieceBytes)
      reader.push(zip.subarray(at, at + pieceBytes), at + pieceBytes >= zip.length);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("bad_request", notAnExportMessage);
  }
  if (!isWhole) throw new AppError("bad_request", notAnExportMessage);
  return text;
}

/** Bytes at a time, so that a bomb is stopped early. */
const pieceBytes = 64 * 1024;

function tooLarge(): AppError {
  return new AppError("too_large", "This export holds more than can be imported at once.");
}

function parse(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text.replaceAll("\\u0000", ""));
    return data;
  } catch {
    return null;
  }
}
