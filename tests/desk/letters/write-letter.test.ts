import { ownerAct } from "#features/desk/table.server.ts";
import { letter } from "#features/letters/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "../../support/account/sign-in.ts";
import { createTestApp } from "../../support/app/test-app.ts";
import {
  act,
  joinWaitlist,
  ownerSettings as settings,
  readLetter,
  sendLetter,
  writeLetter,
} from "./letter-house.ts";
import { pressForm } from "../../support/desk/press-form.ts";

test("a letter is written, saved with its revision, and previewed as the very message", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const empty = await (await owner.request("/desk/letters")).text();
  expect(empty).toContain("No letter was written yet.");
  const path = /\/desk\/letters\/[\w-]{36}/.exec(empty)?.[0] ?? "";
  expect(await (await owner.request(path)).text()).toContain("<h1>Write a letter</h1>");

  const typed = {
    revision: "0",
    subject: "<News>",
    words: "One.\r\n\r\nTwo &\r\nthree.",
    readers: "both",
  };
  const saved = await pressForm(owner, path, { ...typed, next: "preview" });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, `${path}/preview`]);
  await joinWaitlist(app, "ada@example.com");
  const preview = await owner.request(`${path}/preview`);
  const page = await preview.text();
  expect(page).toContain("1 address");
  expect(page).toContain("One.\n\nTwo &amp;\nthree.\n\nYou have this letter because");
  expect(preview.headers.get("content-security-policy")).toContain("style-src 'self'");
  const message = await owner.request(`${path}/message`);
  expect(await message.text()).toContain(">Two &amp;\nthree.</p>");
  expect(message.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';/,
  );

  const tried = await act(owner, "try", { id: path.split("/").at(-1) ?? "" });
  expect(tried.headers.get("location")).toBe(`${path}/preview?done=letters%2Ftry`);
  const mine = (await app.emails()).filter(({ subject }) => subject === "<News>");
  expect(mine).toMatchObject([{ to: "owner@example.com" }]);
  expect(mine[0]?.text).toContain("One.\n\nTwo &\nthree.");
  expect(await app.db.select().from(ownerAct).orderBy(ownerAct.id)).toMatchObject([
    { act: "letter saved", subjectKind: "letter", before: { revision: 0 }, after: { revision: 1 } },
    { act: "letter tried" },
  ]);
  expect(JSON.stringify(await app.db.select().from(ownerAct))).not.toMatch(/News|One|@/);
  expect(app.logged()).not.toMatch(/News|ada@/);
});

test("two windows never overwrite each other: the second keeps its text, and sees the other’s", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const id = await writeLetter(owner);
  const window = (words: string) =>
    pressForm(owner, `/desk/letters/${id}`, {
      revision: "1",
      subject: "S",
      words,
      readers: "members",
    });
  const [one, other] = await Promise.all([window("First words."), window("Second words.")]);
  expect(new Set([one.status, other.status])).toEqual(new Set([303, 409]));
  const refused = one.status === 409 ? one : other;
  const page = await refused.text();
  expect(page).toContain("changed in another window");
  expect(page).toContain("First words.");
  expect(page).toContain("Second words.");
  expect(page).toContain('name="revision" value="2"');
  const { words } = await readLetter(app, id);
  const mine = words === "First words." ? "Second words." : "First words.";
  expect(page).toMatch(new RegExp(`<textarea[^>]*>${mine}`));
  const again = { revision: "2", subject: "S", words: mine, readers: "members" };
  expect((await pressForm(owner, `/desk/letters/${id}`, again)).status).toBe(303);
  expect(await readLetter(app, id)).toMatchObject({ revision: 3, words: mine });
});

test("what cannot be saved comes back with a sentence and all that was typed", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const cases = [
    [{ subject: "x".repeat(151) }, "A subject has at most 150 characters."],
    [{ words: "w".repeat(20_001) }, "A letter has at most 20,000 characters."],
    [{ readers: "everybody" }, "Choose who it goes to."],
  ] as const;
  for (const [wrong, sentence] of cases) {
    const fields = {
      revision: "0",
      subject: "Subject",
      words: "Typed words",
      readers: "both",
      ...wrong,
    };
    const answer = await pressForm(owner, "/desk/letters/new-one", fields);
    const page = await answer.text();
    expect([answer.status, page]).toEqual([400, expect.stringContaining(sentence)]);
    expect(page).toContain(fields.subject);
    expect(page).toContain(fields.words);
  }
  expect(await app.db.$count(letter)).toBe(0);
});

test("sending needs a fresh proof, words, readers and the version that was seen; then nothing of it changes", async () => {
  let minutes = 0;
  const deskClock = () => new Date(Date.now() + minutes * 60_000);
  await using app = await createTestApp({ settings, deskClock });
  const owner = await signIn(app, "owner@example.com");
  const blank = await writeLetter(owner, { words: "" });
  await joinWaitlist(app, "ada@example.com");
  const id = await writeLetter(owner);
  const refusals = [
    [{ id: blank, revision: "1" }, 409, "Write a subject and a text first"],
    [{ id, revision: "0" }, 409, "changed in another window"],
    [{ id: "none", revision: "1" }, 404, "no letter of this id"],
  ] as const;
  for (const [fields, status, words] of refusals) {
    const answer = await act(owner, "send", fields);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
  }
  const nobody = await act(owner, "send", {
    id: await writeLetter(owner, { readers: "members" }),
    revision: "1",
  });
  expect([nobody.status, await nobody.text()]).toEqual([
    409,
    expect.stringContaining("Nobody has agreed"),
  ]);

  minutes = 31;
  for (const name of ["send", "go-on"]) {
    const stale = await owner.send("POST", `/api/desk/letters/${name}`, { id, revision: 1 });
    expect([stale.status, await stale.json()]).toEqual([
      403,
      expect.objectContaining({ code: "confirm_first" }),
    ]);
  }
  expect((await readLetter(app, id)).state).toBe("draft");
  minutes = 0;
  await sendLetter(owner, id);
  expect((await act(owner, "send", { id, revision: "1" })).status).toBe(409);
  const change = { revision: "1", subject: "Other", words: "Other", readers: "both" };
  const late = await pressForm(owner, `/desk/letters/${id}`, change);
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining("It cannot be changed any more"),
  ]);
  expect(await readLetter(app, id)).toMatchObject({ subject: "News of the house", copies: 1 });
  const [sent] = await app.db
    .select()
    .from(ownerAct)
    .where(sql`act = 'letter sent'`);
  expect(sent).toMatchObject({
    actorId: owner.id,
    subjectId: id,
    before: { state: "draft", revision: 1 },
    after: { state: "sending", readers: "waitlist", addresses: 1 },
  });
});

const namesIn = (page: string) => [...page.matchAll(/>(letter-\d\d)</g)].map(([, name]) => name);

test("letters are listed in pages, the newest first", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const rows = Array.from({ length: 60 }, (_, n) => {
    const name = `letter-${String(n).padStart(2, "0")}`;
    return { id: name, subject: name, words: "", readers: "both" as const, revision: 1 };
  });
  await app.db.insert(letter).values(rows);
  const first = await (await owner.request("/desk/letters")).text();
  const next = /\/desk\/letters\?before=[\w-]+/.exec(first)?.[0] ?? "";
  const second = await (await owner.request(next)).text();
  expect(namesIn(first)).toHaveLength(50);
  expect([...namesIn(first), ...namesIn(second)]).toEqual(rows.map(({ id }) => id).toReversed());
  expect(second).not.toContain("?before=");
});
