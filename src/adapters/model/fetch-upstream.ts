import { UpstreamError } from "./upstream-error.ts";

/** Twice what the longest text takes when each word comes with all that servers say beside it. */
const maxAnswerBytes = 2 * 1024 * 1024;

/** One event holds a few words. The parser keeps an event in memory until it ends, however long that takes. */
const maxEventBytes = 256 * 1024;

/** The parser turns everything it is given into events at once, so it gets only a little at a time. */
const pieceBytes = 2 * 1024;

/**
 * Calls the operator's address and no other: a redirect counts as the answer, and fails. Only the status and the headers
 * of a failure are kept. Reading an answer that goes on for too long throws UpstreamError.
 */
export const fetchUpstream: typeof fetch = (input, init) =>
  fetchLimited(input, init, maxAnswerBytes);

/** The same for an answer that comes as events. */
export const fetchUpstreamEvents: typeof fetch = (input, init) =>
  fetchLimited(input, init, maxEventBytes);

async function fetchLimited(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  maxUnbrokenBytes: number,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const { body, ok, status, statusText, headers } = response;
  if (!ok) await body?.cancel();
  const limited = ok ? body?.pipeThrough(createSizeLimit(maxUnbrokenBytes)) : null;
  return new Response(limited, { status, statusText, headers });
}

/** Passes bytes on until there are too many of them, in all or since the last blank line. */
function createSizeLimit(maxUnbrokenBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  let unbroken = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const end = findLastBlankLine(chunk);
      total += chunk.byteLength;
      unbroken = end === -1 ? unbroken + chunk.byteLength : chunk.byteLength - end;
      if (total > maxAnswerBytes || unbroken > maxUnbrokenBytes) throw new UpstreamError("endless");
      for (let at = 0; at < chunk.byteLength; at += pieceBytes)
        controller.enqueue(chunk.subarray(at, at + pieceBytes));
    },
  });
}

function findLastBlankLine({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return Math.max(bytes.lastIndexOf("\n\n"), bytes.lastIndexOf("\n\r\n"));
}
