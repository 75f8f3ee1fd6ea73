import { job } from "#adapters/queue/table.server.ts";
import { mail } from "#adapters/mail/table.server.ts";
import { runCommand } from "#app/operator/run-command.server.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startMailServer } from "../support/account/mail-server.ts";
import { signIn, type SignedInPerson } from "../support/account/sign-in.ts";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { pressForm } from "../support/desk/press-form.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const letter = { to: "ada@example.com", subject: "Secret subject", text: "Secret words", html: "" };

/** A message that its mail server refused for good at the first try; answers the id of its job. */
async function refuseOne({ db, mailer }: TestApp): Promise<string> {
  await mailer.enqueue(db, letter);
  const givenUp = () =>
    db
      .select({ id: job.id })
      .from(job)
      .where(sql`${job.failedAt} is not null`);
  await expect.poll(givenUp).toHaveLength(1);
  return (await givenUp())[0]?.id ?? "";
}

const idsOf = (text: string) => [...text.matchAll(/message-\d\d/g)].map(([id]) => id);

const press = (owner: SignedInPerson, fields: Readonly<Record<string, string>>) =>
  pressForm(owner, "/desk/act", fields);

test("a message that was given up is shown with the server’s code, tried again by a press, and written down", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await using server = await startMailServer({
    refusal: (offer) => (offer === 1 ? 550 : undefined),
  });
  const sends = { SMTP_URL: server.url };
  await using sending = await createTestApp({ db: app.db, settings: sends, sendsMail: true });
  const id = await refuseOne(sending);

  const page = await (await owner.request("/desk/mail")).text();
  expect(page).toContain("ada@example.com");
  expect(page).toContain("550");
  expect(page).not.toMatch(/Secret/);

  const pressed = await press(owner, { act: "mail/retry", id });
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("location")).toBe("/desk/mail?done=mail%2Fretry");
  await server.waitForEmails(1);
  expect(server.received[0]?.to).toEqual(["ada@example.com"]);

  const twice = await press(owner, { act: "mail/retry", id });
  expect(twice.status).toBe(409);
  expect(await twice.text()).toContain("no longer waits to be tried again");
  expect(await app.db.select().from(ownerAct)).toMatchObject([
    {
      actorId: owner.id,
      act: "message tried again",
      subjectKind: "message",
      subjectId: id,
      before: { state: "given up", attempts: 1 },
      after: { state: "waiting" },
    },
  ]);
  const journal = await (await owner.request("/desk/journal")).text();
  expect(journal).toContain("message tried again");
  expect(journal).toContain("owner@example.com");
});

test("the operator lists and tries again by the same functions", async () => {
  await using app = await createTestApp({ settings });
  await using server = await startMailServer({
    refusal: (offer) => (offer === 1 ? 550 : undefined),
  });
  const sends = { SMTP_URL: server.url };
  await using sending = await createTestApp({ db: app.db, settings: sends, sendsMail: true });
  const id = await refuseOne(sending);
  const run = (...typed: readonly string[]) => runCommand(typed, operatorToolsOf(app));
  expect((await run("mail")).text).toMatch(new RegExp(`^${id} .* ada@example\\.com .*550`));
  expect(await run("mail", "retry", id)).toMatchObject({ code: 0 });
  await server.waitForEmails(1);
  expect(await run("mail", "retry", id)).toMatchObject({ code: 1 });
  expect((await run("mail")).text).toBe("No email has failed.");
});

test("a message whose time is over is not tried again, and nothing is written down", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await app.db.insert(mail).values({ id: "m", about: "ada@example.com", body: null });
  const failed = { kind: "mail", data: { mail: "m" }, failedAt: new Date(), error: "550" };
  await app.db.insert(job).values({ id: "j", ...failed });
  expect(await (await owner.request("/desk/mail")).text()).toContain("Too old to send");
  const answer = await owner.send("POST", "/api/desk/mail/retry", { id: "j" });
  expect(answer.status).toBe(409);
  expect(await app.db.$count(ownerAct)).toBe(0);
});

test("an act that cannot be written down is not done", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await app.db.insert(mail).values({ id: "m", about: "ada@example.com", body: "sealed" });
  const failed = { kind: "mail", data: { mail: "m" }, failedAt: new Date(), error: "550" };
  await app.db.insert(job).values({ id: "j", ...failed });
  await app.db.execute(sql`alter table desk_act add constraint shut check (false)`);
  try {
    const answer = await owner.send("POST", "/api/desk/mail/retry", { id: "j" });
    expect(answer.status).toBe(500);
    const [still] = await app.db.select().from(job).where(eq(job.id, "j"));
    expect(still?.error).toBe("550");
  } finally {
    await app.db.execute(sql`alter table desk_act drop constraint shut`);
  }
});

test("the journal is shown in pages, the newest first, and comes whole as CSV", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  for (let n = 0; n < 60; n += 1) {
    await writeOwnerAct(app.db, {
      actorId: owner.id,
      act: "message tried again",
      subject: { kind: "message", id: `message-${String(n).padStart(2, "0")}` },
      before: { attempts: n },
      after: {},
    });
    await new Promise((done) => setTimeout(done, 2));
  }
  const first = await (await owner.request("/desk/journal")).text();
  const next = /\/desk\/journal\?before=[\w-]+/.exec(first)?.[0] ?? "";
  const second = await (await owner.request(next)).text();
  expect(second).not.toContain("?before=");
  const shown = [...idsOf(first), ...idsOf(second)];
  expect(idsOf(first)).toHaveLength(50);
  expect(shown).toEqual(shown.toSorted().toReversed());
  expect(new Set(shown).size).toBe(60);
  const file = await owner.request("/api/desk/journal.csv");
  expect(file.headers.get("content-disposition")).toContain("desk-journal.csv");
  const text = await file.text();
  expect(text.split("\r\n")[0]).toBe("at,who,what,kind,id,before,after");
  expect(idsOf(text)).toEqual(shown);
});

test("a deleted member is neither an actor nor a subject any more; the acts stay", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  const subject = { kind: "member", id: ada.id } as const;
  const act = { act: "message tried again", subject, before: {}, after: {} } as const;
  await writeOwnerAct(app.db, { ...act, actorId: owner.id });
  for (const person of [ada, owner]) {
    const gone = await person.send("DELETE", "/api/account", { confirm: person.email });
    expect(gone.status).toBe(200);
  }
  expect(await app.db.select().from(ownerAct)).toMatchObject([{ actorId: null, subjectId: null }]);
});
