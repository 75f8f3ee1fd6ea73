import { AppError } from "#core/errors/app-error.ts";

export type ReadingPatience = {
  /** How long a sender may say nothing, in milliseconds. */
  readonly idle: number;
  /** How long the whole body may take. */
  readonly whole: number;
};

/** A body piece by piece. Throws AppError 408 when the sender is too slow, 400 when the body breaks off. */
export async function* readPatiently(
  body: ReadableStream<Uint8Array>,
  { idle, whole }: ReadingPatience,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => {});
  const tooSlow = () =>
    late.reject(
      new AppError(
        "too_slow",
        "The file did not arrive in time. Try again over a better connection, or paste the text instead.",
      ),
    );
  const end = setTimeout(tooSlow, whole);
  const pause = setTimeout(tooSlow, idle);
  try {
    for (;;) {
      const next = await Promise.race([readOne(reader), late.promise]);
      if (next.done) return;
      pause.refresh();
      yield next.value;
    }
  } finally {
    clearTimeout(end);
    clearTimeout(pause);
    void reader.cancel().catch(() => {});
  }
}

async function readOne(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw new AppError("bad_request", "The request broke off before its end.");
  }
}
