import { expect, test } from "vitest";
import { LibraryResponse, SavedResult, SavedResultSummary } from "#features/library/contract.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { eq, sql } from "drizzle-orm";
import { type SignedInPerson, signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const version = {
  result: "## Opening ask\n\nI am asking for $184,500.\n\nTo complete this, add: the date.",
  source: "composer",
  checks: [{ rule: "facts", ok: true, detail: "Every fact is yours." }],
  incomplete: false,
  marks: [
    { section: "Opening ask", text: "$184,500", start: 16, end: 24, from: "sum", problem: null },
  ],
} as const;
const content = {
  toolId: "payAsk",
  answers: { sum: "$184,500", decider: "Maria Keller" },
  tone: "Data-Driven",
  shelf: [{ key: "win:1", question: "results" }],
  versions: [version],
  shown: 0,
};

async function save(person: SignedInPerson, body: unknown = content): Promise<SavedResultSummary> {
  const answer = await person.send("POST", "/api/library", body);
  expect(answer.status).toBe(201);
  return SavedResultSummary.parse(await answer.json());
}

async function list(person: SignedInPerson): Promise<LibraryResponse> {
  return LibraryResponse.parse(await (await person.request("/api/library")).json());
}

async function find(person: SignedInPerson, words: string): Promise<LibraryResponse> {
  const answer = await person.send("POST", "/api/library/search", { words });
  return LibraryResponse.parse(await answer.json());
}

async function open(person: SignedInPerson, id: string): Promise<SavedResult> {
  return SavedResult.parse(await (await person.request(`/api/library/${id}`)).json());
}

test("a text that was refined eighty times is saved with every version", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const versions = Array.from({ length: 80 }, (_, n) => ({ ...version, result: `Version ${n}.` }));
  const line = await save(ada, { ...content, versions, shown: 79 });
  expect((await open(ada, line.id)).versions.map(({ result }) => result)).toEqual(
    versions.map(({ result }) => result),
  );
});

test("what is saved comes back whole: answers, versions, checks, receipts", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const line = await save(ada);
  expect(line).toMatchObject({
    name: "Pay/Promotion Ask: I am asking for $184,500.",
    tool: "Pay/Promotion Ask",
    slug: "pay-ask",
    excerpt: "I am asking for $184,500.",
    words: 5,
    versions: 1,
    revision: 1,
    isOpen: true,
  });
  expect(await open(ada, line.id)).toEqual({ ...line, ...content });
  expect(await list(ada)).toEqual({ items: [line], total: 1 });
});

test("what was saved from the former form opens with its language as it was, under today’s questions", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const mark = {
    section: "Evidence",
    text: "9",
    start: 0,
    end: 1,
    from: "evidence",
    problem: null,
  };
  const former = {
    ...content,
    answers: { ask: "$184,500", evidence: "Cut onboarding from 9 weeks to 5. Took over Denver." },
    shelf: [{ key: "win:1", question: "evidence" }],
    versions: [{ ...version, marks: [mark] }],
  };
  const line = await save(ada, former);
  expect(await open(ada, line.id)).toMatchObject({
    answers: {
      sum: "$184,500",
      results: "Cut onboarding from 9 weeks to 5.\nTook over Denver.",
    },
    shelf: [{ key: "win:1", question: "results" }],
    versions: [{ result: version.result, marks: [{ ...mark, from: "results" }] }],
  });
});

test("a retry saves nothing twice", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const key = crypto.randomUUID();
  const saved = await Promise.all([1, 2, 3].map(() => save(ada, { ...content, key })));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect((await list(ada)).total).toBe(1);
});

test("it is found by its name and by its words; signs of the search are letters", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  await save(ada, { ...content, name: "The March 100 % ask" });
  await save(ada);
  expect((await find(ada, "march")).items).toHaveLength(1);
  expect((await find(ada, "184,500")).items).toHaveLength(2);
  expect(await find(ada, "%")).toMatchObject({
    items: [{ name: "The March 100 % ask" }],
    total: 2,
  });
  expect((await find(ada, "_")).items).toEqual([]);
});

test("two windows: the second change is told, and the first one stands", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const { id } = await save(ada);
  const path = `/api/library/${id}`;
  const longer = [version, { ...version, result: "Longer language." }];
  const changed = await ada.send("PATCH", path, { revision: 1, versions: longer, shown: 1 });
  expect(await changed.json()).toMatchObject({
    revision: 2,
    versions: 2,
    excerpt: "Longer language.",
  });
  const late = await ada.send("PATCH", path, { revision: 1, name: "Mine" });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: "changed_elsewhere" });
  expect(await open(ada, id)).toMatchObject({ versions: longer, revision: 2 });
  expect((await ada.send("PATCH", path, { revision: 2, name: "Mine" })).status).toBe(200);
  expect(await open(ada, id)).toMatchObject({
    ...content,
    versions: longer,
    shown: 1,
    name: "Mine",
  });
});

test("ten changes at once of the same revision: one is kept", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const { id } = await save(ada);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      ada.send("PATCH", `/api/library/${id}`, { revision: 1, name: `Name ${place}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

test("deleted with a way back under the same id, and gone for good after a day", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const { id } = await save(ada);
  const path = `/api/library/${id}`;
  expect((await ada.send("DELETE", path)).status).toBe(204);
  expect((await ada.send("DELETE", path)).status).toBe(404);
  expect((await ada.request(path)).status).toBe(404);
  expect((await ada.send("POST", `${path}/restore`)).status).toBe(200);
  expect(await open(ada, id)).toMatchObject({ id, ...content });
});

test("a free account opens its latest five; the rest is kept, exported, and open again with Pro", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const first = await save(ada, { ...content, name: "The first" });
  for (let more = 0; more < 5; more += 1) await save(ada);
  const { items, total } = await list(ada);
  expect(total).toBe(6);
  expect(items.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, true, false]);
  const refused = await ada.request(`/api/library/${first.id}`);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "pro_required" });

  const grant = { id: "g", userId: ada.id, reason: "a test" };
  await app.db.insert(proGrant).values(grant);
  expect(await open(ada, first.id)).toMatchObject({ name: "The first" });
  await app.db
    .update(proGrant)
    .set({ endedAt: sql`now()` })
    .where(eq(proGrant.id, "g"));
  expect((await ada.request(`/api/library/${first.id}`)).status).toBe(403);
  expect((await list(ada)).total).toBe(6);
});

test("another person’s looks like one that does not exist, whatever is asked of it", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const eve = await signInPro(app, "eve@example.com");
  const { id } = await save(ada);
  const asked = [
    ["GET", ""],
    ["PATCH", "", { revision: 1, name: "Mine" }],
    ["DELETE", ""],
    ["POST", "/restore"],
  ] as const;
  for (const [method, rest, body] of asked) {
    const answers = await Promise.all(
      [id, "0198c0de-0000-7000-8000-000000000009"].map(async (one) => {
        const answer = await eve.send(method, `/api/library/${one}${rest}`, body);
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
  }
  expect((await list(eve)).total).toBe(0);
  expect(await open(ada, id)).toMatchObject({ revision: 1 });
});

test.for(["0", "-1", "9".repeat(400), "'%20or%20''='", "%00", "null"])(
  "an id of %s is not there",
  async (id) => {
    await using app = await createTestApp();
    const ada = await signIn(app);
    expect((await ada.request(`/api/library/${id}`)).status).toBe(404);
    expect((await ada.send("DELETE", `/api/library/${id}`)).status).toBe(404);
  },
);

test.for([
  [{ ...content, versions: [] }, "There is no language to save yet."],
  [{ ...content, toolId: "none" }, "There is no such tool."],
  [{ ...content, name: "n".repeat(121) }, "That name is too long. Keep it under 120 characters."],
  [
    {
      ...content,
      answers: Object.fromEntries(
        Array.from({ length: 8 }, (_, n) => [`a${n}`, "x".repeat(59_000)]),
      ),
    },
    "That is too long to save. Copy it, or save it as a file.",
  ],
] as const)("what cannot be saved is refused with a sentence %#", async ([body, message]) => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const answer = await ada.send("POST", "/api/library", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message });
});
