import { type ByteRange, parseByteRange } from "#http/content/byte-range.ts";
import type { StampedKit } from "./stamped-kit.server.ts";

/** Answers with the file, or with the one part that is asked for. `name` is what it is saved as, in plain letters. */
export function createFileResponse(
  request: Request,
  { bytes, etag }: StampedKit,
  name: string,
): Response {
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${name}.pdf"`,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  const size = bytes.length;
  const part = requestedRange(request, size, etag);
  if (part === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    headers.delete("Content-Disposition");
    headers.delete("Content-Type");
    return new Response(null, { status: 416, headers });
  }
  if (part === "whole") {
    headers.set("Content-Length", String(size));
    return new Response(bytes, { headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  headers.set("Content-Length", String(part.end - part.start + 1));
  return new Response(bytes.subarray(part.start, part.end + 1), { status: 206, headers });
}

/** A part is for whoever has the rest of this very file; to anybody else it is sent whole. */
function requestedRange({ method, headers }: Request, size: number, etag: string) {
  const has = headers.get("if-range");
  const isOfThisFile = has === null || has.trim() === etag;
  const rangeHeader = method === "GET" && isOfThisFile ? headers.get("range") : null;
  return parseByteRange(rangeHeader ?? undefined, size) satisfies
    | ByteRange
    | "whole"
    | "unsatisfiable";
}
