import { setImmediate } from "node:timers/promises";

/** Milliseconds after which a question no longer holds up the next. */
const maxWaitMs = 250;

type Batch<Answer> = { readonly keys: Set<string>; readonly answers: Promise<Map<string, Answer>> };

/**
 * Puts the questions of the same moment to the database as one. Each is answered by a question that was put after it
 * was asked, so nothing is remembered; while one is under way, newer ones gather for the next.
 */
export function createBatchedLookup<Answer>(
  lookup: (keys: readonly string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let nextBatch: Batch<Answer> | undefined;
  let turn = Promise.resolve();

  async function runBatch(keys: Set<string>): Promise<Map<string, Answer>> {
    const before = turn;
    const done = Promise.withResolvers<void>();
    turn = done.promise;
    await before;
    // Requests that came in together are read one after the other: the last of them shall be counted as well.
    await setImmediate();
    nextBatch = undefined;
    const timer = setTimeout(done.resolve, maxWaitMs);
    try {
      return await lookup([...keys]);
    } finally {
      clearTimeout(timer);
      done.resolve();
    }
  }

  function openBatch(): Batch<Answer> {
    const keys = new Set<string>();
    return { keys, answers: runBatch(keys) };
  }

  return async (key) => {
    nextBatch ??= openBatch();
    nextBatch.keys.add(key);
    return (await nextBatch.answers).get(key);
  };
}
