import { setImmediate } from "node:timers/promises";

/** Milliseconds after which a question no longer holds up the next. */
const patience = 250;

type Round<Answer> = { readonly keys: Set<string>; readonly answers: Promise<Map<string, Answer>> };

/**
 * Puts the questions of the same moment to the database as one. Each is answered by a question that was put after it
 * was asked, so nothing is remembered; while one is under way, newer ones gather for the next.
 */
export function together<Answer>(
  ask: (keys: readonly string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let gathering: Round<Answer> | undefined;
  let turn = Promise.resolve();

  async function put(keys: Set<string>): Promise<Map<string, Answer>> {
    const before = turn;
    const mine = Promise.withResolvers<void>();
    turn = mine.promise;
    await before;
    // Requests that came in together are read one after the other: the last of them shall be heard as well.
    await setImmediate();
    gathering = undefined;
    const timer = setTimeout(mine.resolve, patience);
    try {
      return await ask([...keys]);
    } finally {
      clearTimeout(timer);
      mine.resolve();
    }
  }

  function gather(): Round<Answer> {
    const keys = new Set<string>();
    return { keys, answers: put(keys) };
  }

  return async (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.answers).get(key);
  };
}
