import { Client } from "pg";
import { z } from "zod";
import { type Figure, figure } from "../../bench/support/report.ts";
import type { World } from "../load/world.ts";

const Counts = z.tuple([
  z.object({
    paid: z.coerce.number(),
    checkouts: z.coerce.number(),
    subscriptions: z.coerce.number(),
    subscribers: z.coerce.number(),
    events: z.coerce.number(),
    unprocessed: z.coerce.number(),
    deliveries: z.coerce.number(),
  }),
]);

const counting = `
  select
    (select count(*) from purchase where state = 'paid') as paid,
    (select count(distinct checkout_id) from purchase where state = 'paid') as checkouts,
    (select count(*) from subscription where status = 'active') as subscriptions,
    (select count(distinct user_id) from subscription) as subscribers,
    (select count(*) from webhook_event) as events,
    (select count(*) from webhook_event where processed_at is null) as unprocessed,
    (select coalesce(sum(attempts), 0) from webhook_event) as deliveries`;

/** Each payment is one purchase, one subscription at most, and one receipt, however often its events came. */
export async function judgeMoney({ site, paid }: World): Promise<Figure[]> {
  const client = new Client(site.databaseUrl);
  await client.connect();
  const { rows } = await client.query(counting);
  await client.end();
  const [there] = Counts.parse(rows);
  const pro = paid.filter(({ kind }) => kind === "pro").length;
  const receipts = paid.map(({ email }) => {
    const letters = site.mailbox
      .lettersTo(email)
      .filter(({ subject }) => /receipt|kit|pro\b/i.test(subject));
    return new Set(letters.map(({ messageId }) => messageId)).size;
  });
  return [
    figure(
      "Payments, and purchases that stand paid",
      `${paid.length}, ${there.paid}`,
      "equal",
      there.paid === paid.length && there.checkouts === paid.length,
    ),
    figure(
      "Pro payments, and subscriptions",
      `${pro}, ${there.subscriptions}`,
      "equal, one a member",
      there.subscriptions === pro && there.subscribers === pro,
    ),
    figure(
      "Events, and how often they came",
      `${there.events}, ${there.deliveries} times`,
      "each processed",
      there.unprocessed === 0,
    ),
    figure(
      "Payments with other than one receipt",
      `${receipts.filter((count) => count !== 1).length} of ${receipts.length}`,
      "none",
      receipts.every((count) => count === 1),
    ),
  ];
}
