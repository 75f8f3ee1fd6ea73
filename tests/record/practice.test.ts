import { expect, test } from "vitest";
import { maxPracticeRuns } from "#core/practice/practice-kinds.ts";
import { PracticeResponse } from "#features/practice-record/contract.ts";
import { practiceRun } from "#features/practice-record/table.server.ts";
import { count } from "drizzle-orm";
import { type SignedInPerson, signIn } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const run = {
  at: "2026-11-20T10:00:00.123Z",
  kind: "say-it",
  toolId: "payAsk",
  seconds: 41.26,
  wordsPerMinute: 131.84,
  silenceSeconds: 3.44,
};

async function listed(person: SignedInPerson): Promise<PracticeResponse> {
  return PracticeResponse.parse(await (await person.request("/api/practice")).json());
}

test("a run is kept with its figures to a tenth, oldest first, for its member alone", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const eve = await signIn(app, "eve@example.com");
  const later = {
    ...run,
    at: "2026-11-21T10:00:00.000Z",
    wordsPerMinute: null,
    silenceSeconds: null,
  };
  for (const one of [later, run])
    expect((await ada.send("POST", "/api/practice", one)).status).toBe(204);
  expect(await listed(ada)).toEqual({
    runs: [
      { ...run, seconds: 41.3, wordsPerMinute: 131.8, silenceSeconds: 3.4 },
      { ...later, seconds: 41.3 },
    ],
    total: 2,
  });
  expect(await listed(eve)).toEqual({ runs: [], total: 0 });
});

test("sent again it is one run, and figures that were corrected take the place of the first", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  await ada.send("POST", "/api/practice", run);
  await ada.send("POST", "/api/practice", { ...run, wordsPerMinute: 120 });
  expect(await listed(ada)).toMatchObject({ runs: [{ wordsPerMinute: 120 }], total: 1 });
});

test("nothing but figures is stored, whatever is sent beside them", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const words = { words: "I ask for $184,500.", sound: "UklGRg==", marks: { answers: 3 } };
  await ada.send("POST", "/api/practice", { ...run, ...words });
  const [row] = await app.db.select().from(practiceRun);
  expect(JSON.stringify(row)).not.toMatch(/184|UklG|answers/);
});

test.for([
  ["no body", {}, 400],
  ["another kind", { ...run, kind: "karaoke" }, 400],
  ["another tool", { ...run, toolId: "none-such" }, 400],
  ["no time", { ...run, at: "yesterday" }, 400],
  ["a time to come", { ...run, at: "2999-01-01T00:00:00.000Z" }, 400],
  ["a time before there was a record", { ...run, at: "1970-01-01T00:00:00.000Z" }, 400],
  ["less than no time", { ...run, seconds: -1 }, 400],
  ["a day of talking", { ...run, seconds: 86_400 }, 400],
  ["a pace of zero", { ...run, wordsPerMinute: 0 }, 400],
  ["silence as text", { ...run, silenceSeconds: "long" }, 400],
] as const)("refused: %s", async ([, body, status]) => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  expect((await ada.send("POST", "/api/practice", body)).status).toBe(status);
  expect(await listed(ada)).toEqual({ runs: [], total: 0 });
});

test("an account keeps the newest thousand, and nobody else loses any", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const eve = await signIn(app, "eve@example.com");
  await eve.send("POST", "/api/practice", { ...run, at: "2025-02-01T10:00:00.000Z" });
  const first = Date.parse("2026-01-01T00:00:00.000Z");
  const [{ userId } = { userId: "" }] = await app.db.select().from(practiceRun);
  expect(userId).not.toBe("");
  await ada.send("POST", "/api/practice", run);
  const owner = (await app.db.select().from(practiceRun)).find((row) => row.userId !== userId);
  const rows = Array.from({ length: maxPracticeRuns }, (_, place) => ({
    userId: owner?.userId ?? "",
    at: new Date(first + place * 60_000),
    kind: "push-back",
    toolId: "payAsk",
    seconds: 10,
  }));
  await app.db.insert(practiceRun).values(rows);
  await ada.send("POST", "/api/practice", { ...run, at: "2026-11-21T10:00:00.000Z" });
  expect((await listed(ada)).total).toBe(maxPracticeRuns);
  expect((await listed(ada)).runs.at(-1)?.at).toBe("2026-11-21T10:00:00.000Z");
  expect((await listed(eve)).total).toBe(1);
  expect(await app.db.select({ all: count() }).from(practiceRun)).toEqual([
    { all: maxPracticeRuns + 1 },
  ]);
});

test("the account takes its runs along when it is deleted", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  await ada.send("POST", "/api/practice", run);
  expect((await ada.send("DELETE", "/api/account", { confirm: ada.email })).ok).toBe(true);
  expect(await app.db.select().from(practiceRun)).toEqual([]);
});
