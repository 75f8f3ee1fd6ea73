const mostAtOnce = 4;

type Round<Answer> = { readonly keys: Set<string>; readonly answers: Promise<Map<string, Answer>> };

/**
 * Puts the questions of the same moment to the database as one. Each is answered by a question that was put after it
 * was asked, so nothing is remembered; while four are under way, newer ones gather for the next.
 */
export function together<Answer>(
  ask: (keys: readonly string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  const waiting: (() => void)[] = [];
  let running = 0;
  let gathering: Round<Answer> | undefined;

  async function put(keys: Set<string>): Promise<Map<string, Answer>> {
    if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
    else await Promise.resolve();
    gathering = undefined;
    running += 1;
    try {
      return await ask([...keys]);
    } finally {
      running -= 1;
      waiting.shift()?.();
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
