import { Client } from "pg";
import { z } from "zod";
import { type Figure, figure } from "../../bench/support/report.ts";
import type { World } from "../load/world.ts";

const Counts = z.tuple([z.object({ waiting: z.coerce.number(), failed: z.coerce.number() })]);

const counting = `
  select
    (select count(*) from job where kind = 'mail' and done_at is null and failed_at is null) as waiting,
    (select count(*) from job where failed_at is not null) as failed`;

/** A message may come twice after a kill, and then with the same Message-ID; each welcome came. */
export async function judgeMails({ site, ledger }: World): Promise<Figure[]> {
  const client = new Client(site.databaseUrl);
  await client.connect();
  const { rows } = await client.query(counting);
  await client.end();
  const [{ waiting, failed }] = Counts.parse(rows);
  const letters = [...site.mailbox.all().values()].flat();
  const ids = new Set(letters.map(({ messageId }) => messageId));
  const bodies = new Map(letters.map(({ messageId, text }) => [text, messageId]));
  const otherId = letters.filter(({ messageId, text }) => bodies.get(text) !== messageId);
  const welcomes = [...ledger.things.values()]
    .filter(({ kind, acknowledged }) => kind === "waitlist" && acknowledged !== null)
    .map(({ id }) => new Set(site.mailbox.lettersTo(id).map(({ messageId }) => messageId)).size);
  return [
    figure(
      "Messages, and those that came twice",
      `${letters.length}, ${letters.length - ids.size}`,
      "for comparison",
      true,
    ),
    figure("… twice under another Message-ID", `${otherId.length}`, "none", otherId.length === 0),
    figure(
      "On the waitlist with other than one welcome",
      `${welcomes.filter((count) => count !== 1).length} of ${welcomes.length}`,
      "none",
      welcomes.every((count) => count === 1),
    ),
    figure(
      "Messages that wait, or were given up",
      `${waiting}, ${failed}`,
      "none",
      waiting + failed === 0,
    ),
  ];
}
