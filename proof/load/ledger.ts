import { appendFileSync, writeFileSync } from "node:fs";

/** What was promised about one thing of one person: the last value with a yes, and those sent since without one. */
export type Promised = {
  readonly kind: LedgerKind;
  readonly user: string;
  readonly id: string;
  acknowledged: string | null;
  readonly open: Set<string>;
};

export type LedgerKind = "win" | "negotiation" | "power position" | "draft" | "result" | "waitlist";

export type Ledger = ReturnType<typeof createLedger>;

/** What stands for a thing that was deleted. */
export const deleted = "deleted";

/** Every write with a yes, in memory and line by line in a file that the product knows nothing of. */
export function createLedger(file: string) {
  writeFileSync(file, "");
  const things = new Map<string, Promised>();
  let writes = 0;

  function find(kind: LedgerKind, user: string, id: string): Promised {
    const key = `${kind} ${user} ${id}`;
    const found = things.get(key) ?? { kind, user, id, acknowledged: null, open: new Set() };
    things.set(key, found);
    return found;
  }

  return {
    things,
    writes: () => writes,
    /** Writes down what is sent, sends it, and writes down the yes. What throws stays open: it may stand or not. */
    async write<Answer>(
      kind: LedgerKind,
      user: string,
      id: string,
      value: string,
      act: () => Promise<Answer>,
    ): Promise<Answer> {
      const thing = find(kind, user, id);
      thing.open.add(value);
      const answer = await act();
      thing.acknowledged = value;
      thing.open.clear();
      writes += 1;
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), kind, user, id, value })}\n`);
      return answer;
    },
  };
}

/** True when the records hold what was promised, or what was sent after it without an answer. */
export function isKept({ acknowledged, open }: Promised, stored: string | undefined): boolean {
  const there = stored ?? deleted;
  if (open.has(there)) return true;
  return there === (acknowledged ?? deleted);
}
