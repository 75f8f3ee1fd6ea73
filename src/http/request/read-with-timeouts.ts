import { AppError } from "#core/errors/app-error.ts";

export type BodyTimeouts = {
  /** How long a sender may say nothing, in milliseconds. */
  readonly idleMs: number;
  /** How long the whole body may take. */
  readonly totalMs: number;
};

/** A body piece by piece. Throws AppError 408 when the sender is too slow, 400 when the body breaks off. */
export async function* readWithTimeouts(
  body: ReadableStream<Uint8Array>,
  { idleMs, totalMs }: BodyTimeouts,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  const timedOut = Promise.withResolvers<never>();
  timedOut.promise.catch(() => {});
  const onTimeout = () =>
    timedOut.reject(
      new AppError(
        "too_slow",
        "The file did not arrive in time. Try again over a better connection, or paste the text instead.",
      ),
    );
  const totalTimer = setTimeout(onTimeout, totalMs);
  const idleTimer = setTimeout(onTimeout, idleMs);
  try {
    for (;;) {
      const next = await Promise.race([readChunk(reader), timedOut.promise]);
      if (next.done) return;
      idleTimer.refresh();
      yield next.value;
    }
  } finally {
    clearTimeout(totalTimer);
    clearTimeout(idleTimer);
    void reader.cancel().catch(() => {});
  }
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw new AppError("bad_request", "The request broke off before its end.");
  }
}
