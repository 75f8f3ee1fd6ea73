import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  type MailServer,
  decodeMimePart,
  startMailServer,
} from "../support/account/mail-server.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { type ServerProcess, startServerProcess } from "../support/app/server-process.ts";

const joins = 12;

test("killed with messages under way: after the next start every promised message arrives", async () => {
  using records = await createOwnDatabase();
  const promised: string[] = [];
  await using mail = await startMailServer({ delayMs: 150 });
  const settings = { ...records.settings, SMTP_URL: mail.url, TRUST_PROXY: "1" };
  {
    await using server = await startServerProcess(settings);
    expect(await server.ready, server.printed()).toBe(true);
    for (let count = 0; count < joins; count += 1)
      promised.push(await join(server, `reader-${count}@example.com`));
    await mail.waitForEmails(2);
    server.child.kill("SIGKILL");
    await server.ended;
  }
  await using server = await startServerProcess(settings);
  expect(await server.ready, server.printed()).toBe(true);
  await expect.poll(() => promised.filter((email) => !arrived(mail).has(email))).toEqual([]);
  await wait(500);
  // At most those that were under way when it died are there twice, under the same Message-ID.
  const ids = new Set(mail.received.map(({ raw }) => /^Message-ID: (\S+)/m.exec(raw)?.[1]));
  expect(ids.size).toBe(joins);
  expect(mail.received.length).toBeLessThanOrEqual(joins + 4);
  expect(decodeMimePart(mail.received[0] ?? { to: [], raw: "" }, "text/plain")).toContain(
    "unsubscribe",
  );
}, 120_000);

function arrived({ received }: MailServer): ReadonlySet<string> {
  return new Set(received.flatMap(({ to }) => to));
}

async function join({ url }: ServerProcess, email: string): Promise<string> {
  const response = await fetch(`${url}/api/waitlist`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  return email;
}
