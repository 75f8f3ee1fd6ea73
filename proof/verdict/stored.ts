import { Client } from "pg";
import { z } from "zod";
import type { Ledger, LedgerKind } from "../load/ledger.ts";
import { isKept } from "../load/ledger.ts";

const Rows = z.array(z.object({ user: z.string(), id: z.string(), value: z.string() }));

/** What the records hold of each kind, past the product: each row as the ledger names it. */
const queries: Readonly<Record<LedgerKind, string>> = {
  win: `select user_id as "user", id, title as value from win where deleted_at is null`,
  negotiation: `select user_id as "user", id, request as value from negotiation where deleted_at is null`,
  "power position": `select user_id as "user", '' as id, statement as value from power_position`,
  draft: `select user_id as "user", tool_id as id, (select value from jsonb_each_text(answers::jsonb) limit 1) as value from draft`,
  result: `select user_id as "user", name as id, name as value from saved_result where removed_at is null`,
  waitlist: `select '' as "user", email as id, email as value from waitlist_entry`,
};

export type Missing = {
  readonly kind: LedgerKind;
  readonly checked: number;
  readonly lost: number;
};

/** Compares the ledger with the tables; answers per kind what was checked and what is not as it was promised. */
export async function compareWithTables(databaseUrl: string, ledger: Ledger): Promise<Missing[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const found: Missing[] = [];
    for (const [kind, query] of Object.entries(queries)) {
      const { rows } = await client.query(query);
      const stored = new Map(
        Rows.parse(rows).map((row) => [`${kind} ${row.user} ${row.id}`, row.value]),
      );
      const promised = [...ledger.things].filter(([, thing]) => thing.kind === kind);
      const lost = promised.filter(([key, thing]) => !isKept(thing, stored.get(key)));
      for (const [key] of lost.slice(0, 5))
        console.log(`  not as promised: ${key} (${stored.get(key) ?? "nothing"})`);
      const [first] = promised;
      if (first) found.push({ kind: first[1].kind, checked: promised.length, lost: lost.length });
    }
    return found;
  } finally {
    await client.end();
  }
}
