import { newId } from "#adapters/database/new-id.ts";
import { letter, letterCopy } from "#features/letters/table.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { SignedInPerson } from "../../support/account/sign-in.ts";
import type { MailServer } from "../../support/account/mail-server.ts";
import type { TestApp } from "../../support/app/test-app.ts";
import { pressForm } from "../../support/desk/press-form.ts";

export const ownerSettings = { OWNER_EMAILS: "owner@example.com" };

/** So fast that a test need not wait; the house’s own pace is another test’s subject. */
export const quickLetters = { bulkPace: { limit: 1_000, windowSeconds: 1 }, turnMs: 150 };

export const act = (
  owner: SignedInPerson,
  name: string,
  fields: Readonly<Record<string, string>>,
) => pressForm(owner, "/desk/act", { act: `letters/${name}`, ...fields });

type Draft = { readonly readers?: string; readonly subject?: string; readonly words?: string };

/** Writes and saves a letter by its form; answers its id. */
export async function writeLetter(owner: SignedInPerson, draft: Draft = {}): Promise<string> {
  const id = newId();
  const fields = {
    revision: "0",
    subject: "News of the house",
    words: "It is time.\n\nWarmly,\nAda",
    readers: "waitlist",
    ...draft,
  };
  const saved = await pressForm(owner, `/desk/letters/${id}`, fields);
  expect(saved.status, await saved.clone().text()).toBe(303);
  return id;
}

export async function joinWaitlist({ db }: TestApp, ...emails: readonly string[]): Promise<void> {
  await db.insert(waitlistEntry).values(emails.map((email) => ({ id: newId(), email })));
}

export async function sendLetter(owner: SignedInPerson, id: string): Promise<void> {
  const sent = await act(owner, "send", { id, revision: "1" });
  expect(sent.status, await sent.clone().text()).toBe(303);
}

export async function readLetter({ db }: TestApp, id: string) {
  const [found] = await db.select().from(letter).where(eq(letter.id, id));
  if (!found) throw new Error(`There is no letter ${id}.`);
  return found;
}

export const copiesOf = ({ db }: TestApp, id: string) =>
  db.select().from(letterCopy).where(eq(letterCopy.letterId, id));

/** Waits until a letter has gone to everybody it goes to. */
export async function waitUntilSent(app: TestApp, id: string) {
  await expect.poll(async () => (await readLetter(app, id)).state, { interval: 50 }).toBe("sent");
  return readLetter(app, id);
}

/** Who got a message of this subject, in the order of arrival. */
export const arrived = ({ received }: MailServer, subject = "News of the house") =>
  received.filter(({ raw }) => raw.includes(`Subject: ${subject}`)).flatMap(({ to }) => to);

export const messageIds = ({ received }: MailServer) =>
  received.map(({ raw }) => /^Message-ID: (\S+)/m.exec(raw)?.[1] ?? "");

/** A header of a message, its lines joined. */
export const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(raw.replaceAll(/\r\n[ \t]+/g, " "))?.[1]?.trim() ?? "";
