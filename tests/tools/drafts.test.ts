import { expect, test } from "vitest";
import { user } from "#adapters/identity/table.server.ts";
import type { Viewer } from "#core/access/access.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import { createTestApp, freeMember, type TestApp } from "../support/app/test-app.ts";
import { DraftResponse, DraftChangeResponse } from "#features/tools/draft-contract.ts";
import { maxDraftCharacters } from "#features/tools/draft-requests.ts";

const other = { ...freeMember, id: "0198c0de-0000-7000-8000-000000000002", email: "b@example.com" };
const path = "/api/drafts/payAsk";
const first = { answers: { decider: "Maria Keller, COO" }, tone: "Data-Driven", basedOn: null };

/** Two people with accounts, each asking through a process of one's own, and a visitor. */
async function openApps() {
  const db = await openEmptyDatabase();
  for (const { id, email } of [freeMember, other]) await db.insert(user).values({ id, email });
  const as = (viewer?: Viewer) => createTestApp({ db, ...(viewer && { viewer }) });
  return { hers: await as(freeMember), theirs: await as(other), nobodys: await as() };
}

async function keep(app: TestApp, body: unknown, at = path) {
  return DraftChangeResponse.parse(await (await app.post(at, body)).json());
}

async function kept(app: TestApp) {
  return DraftResponse.parse(await app.get(path)).draft;
}

test("a draft is kept for her alone; the newest is there, an older base is told what stands", async () => {
  const { hers, theirs } = await openApps();
  expect(await kept(hers)).toBeNull();
  expect(await keep(hers, first)).toMatchObject({ kept: true, draft: { version: 1 } });
  expect(await kept(theirs)).toBeNull();

  const second = { ...first, answers: { decider: "Dana" }, basedOn: 1 };
  expect(await keep(hers, second)).toMatchObject({ kept: true, draft: { version: 2 } });
  const late = { ...first, answers: { decider: "Ada" }, basedOn: 1 };
  expect(await keep(hers, late)).toMatchObject({
    kept: false,
    draft: { version: 2, answers: { decider: "Dana" } },
  });
  expect(await keep(hers, first)).toMatchObject({ kept: false, draft: { version: 2 } });

  expect((await theirs.request(path, { method: "DELETE" })).status).toBe(204);
  expect(await kept(hers)).toMatchObject({ answers: { decider: "Dana" }, tone: "Data-Driven" });
  expect((await hers.request(path, { method: "DELETE" })).status).toBe(204);
  expect(await kept(hers)).toBeNull();
  expect(await keep(hers, second)).toEqual({ kept: false, draft: null });
});

test("half a character is kept as a mark for what is missing, and a version that cannot be is refused", async () => {
  const { hers } = await openApps();
  const cut = { ...first, answers: { decider: "Maria \ud83d" }, tone: "Data-Driven\udc00" };
  expect(await keep(hers, cut)).toMatchObject({
    kept: true,
    draft: { answers: { decider: "Maria \ufffd" }, tone: "Data-Driven\ufffd" },
  });
  for (const basedOn of [0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER])
    expect((await hers.post(path, { ...first, basedOn })).status).toBe(400);
  expect(await kept(hers)).toMatchObject({ version: 1 });
});

test("of twenty devices that change one version at once, one is kept", async () => {
  const { hers } = await openApps();
  await keep(hers, first);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      keep(hers, { ...first, answers: { decider: `device ${n}` }, basedOn: 1 }),
    ),
  );
  expect(answers.filter((answer) => answer.kept)).toHaveLength(1);
});

test("what the tool does not ask is left out, what is too long is refused in words", async () => {
  const { hers } = await openApps();
  const odd = JSON.parse('{"decider":"Dana","sneaky":"x","__proto__":"y"}');
  expect((await keep(hers, { ...first, answers: odd, isPro: true })).draft?.answers).toEqual({
    decider: "Dana",
  });
  const long = { ...first, answers: { decider: "x".repeat(maxDraftCharacters + 1) } };
  const refused = await hers.post(path, long);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: /too long to keep with your account/ });
  for (const body of [{ ...first, answers: { decider: 7 } }, { ...first, basedOn: "1" }, []])
    expect((await hers.post(path, body)).status).toBe(400);
  expect((await hers.request("/api/drafts/constructor")).status).toBe(404);
});

test("a visitor keeps no draft with an account", async () => {
  const { nobodys } = await openApps();
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await nobodys.request(path, {
      method,
      ...(method === "POST" && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(first),
      }),
    });
    expect(response.status).toBe(401);
  }
});

test("with the account its drafts go", async () => {
  const db = await openEmptyDatabase();
  await db.insert(user).values({ id: freeMember.id, email: freeMember.email });
  await using hers = await createTestApp({ db, viewer: freeMember });
  await keep(hers, first);
  await db.delete(user);
  expect(await kept(hers)).toBeNull();
});

test("a draft of the former form comes back as the form asks today", async () => {
  const { hers } = await openApps();
  const former = {
    ask: "$160,000",
    evidence: "Cut onboarding from 9 weeks to 5. Took over Denver.",
    decider: "Maria Keller, COO",
  };
  expect((await keep(hers, { ...first, answers: former })).draft?.answers).toEqual({
    sum: "$160,000",
    results: "Cut onboarding from 9 weeks to 5.\nTook over Denver.",
    decider: "Maria Keller, COO",
  });
});
