import { parse } from "csv-parse/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { ImportResponse } from "#features/export/import-contract.ts";
import { type SignedInPerson, signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

type Files = Readonly<Record<string, Uint8Array>>;

async function zipFrom(person: SignedInPerson): Promise<Uint8Array> {
  const response = await person.request("/api/export");
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toContain("attachment");
  return new Uint8Array(await response.arrayBuffer());
}

function textIn(files: Files, name: string): string {
  return strFromU8(files[name] ?? new Uint8Array());
}

const Data = z.looseObject({ schemaVersion: z.int() });

function dataIn(zip: Uint8Array) {
  return Data.parse(JSON.parse(textIn(unzipSync(zip), "m-power.json")));
}

function importInto(person: SignedInPerson, zip: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(zip)]), "m-power.zip");
  return person.request("/api/import", { method: "POST", body });
}

async function sent(person: SignedInPerson, method: string, path: string, body: unknown) {
  const response = await person.send(method, path, body);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const saved = {
  toolId: "payAsk",
  name: "The March ask",
  answers: { sum: "$184,500" },
  tone: "Data-Driven",
  versions: [
    {
      result: "## Opening ask\n\nI ask for $184,500.",
      source: "composer",
      checks: [],
      incomplete: false,
    },
  ],
  shown: 0,
};

/** Something of every kind that an export holds. */
async function fill(person: SignedInPerson): Promise<void> {
  const draft = {
    answers: { sum: "I ask for $128,000 <soon>." },
    tone: "Warm Confidence",
    basedOn: null,
  };
  await sent(person, "POST", "/api/drafts/payAsk", draft);
  await sent(person, "POST", "/api/library", saved);
  for (const title of ["=SUM(A1)", "+1", "-2", "@x", "\ttab", "Plain, “quoted”"])
    await sent(person, "POST", "/api/wins", { title: `${title} win`, description: "\r=2\nline" });
  const id = "0198c0de-0000-7000-8000-0000000000aa";
  const ask = {
    id,
    request: "=A salary",
    status: "pending",
    amountCents: 18_450_000,
    date: "2026-03-02",
  };
  await sent(person, "POST", "/api/negotiations", ask);
  for (const kind of ["asked", "deferred"])
    await sent(person, "POST", `/api/negotiations/${id}/moves`, { kind, date: "2026-04-02" });
  await sent(person, "POST", "/api/power-position", {
    statement: "The person for Ngũgĩ’s launch.",
  });
  const run = { toolId: "payAsk", seconds: 41.25, wordsPerMinute: 132, silenceSeconds: 3.4 };
  for (const at of ["2026-03-02T10:00:00.123Z", "2026-03-03T10:00:00.000Z"])
    await sent(person, "POST", "/api/practice", { ...run, at, kind: "say-it" });
}

test("the export holds what is hers and nothing of anyone else", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app, "ada@example.com");
  const eve = await signInPro(app, "eve@example.com");
  await fill(ada);
  await sent(eve, "POST", "/api/wins", { title: "Nobody else may read this." });
  const zip = await zipFrom(ada);
  const files = unzipSync(zip);
  expect(Object.keys(files).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "language/001-the-march-ask.docx",
    "m-power.html",
    "m-power.json",
    "negotiations.csv",
    "wins.csv",
  ]);
  expect(dataIn(zip)).toMatchObject({
    schemaVersion: 2,
    account: { email: "ada@example.com" },
    powerPosition: { statement: "The person for Ngũgĩ’s launch." },
    negotiations: [{ moves: [{ kind: "asked" }, { kind: "deferred" }] }],
    library: [{ name: "The March ask", answers: saved.answers }],
  });
  expect(textIn(files, "m-power.html")).toContain("I ask for $128,000 &lt;soon&gt;.");
  const word = await parseDocument(files["language/001-the-march-ask.docx"] ?? new Uint8Array());
  expect(word.ok && word.document.text).toContain("I ask for $184,500.");
  for (const name of Object.keys(files))
    expect(textIn(files, name)).not.toMatch(/Nobody else|eve@|\btoken\b/i);
});

test("cells that a spreadsheet would calculate are neutral in CSV and exact in JSON", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await fill(ada);
  const zip = await zipFrom(ada);
  const files = unzipSync(zip);
  const csv = textIn(files, "wins.csv");
  expect(Array.from(files["wins.csv"]?.slice(0, 3) ?? [])).toEqual([0xef, 0xbb, 0xbf]);
  const rows = z.array(z.array(z.string())).parse(parse(csv, { bom: true }));
  const cells = rows.slice(1).flatMap(([, title = "", description = ""]) => [title, description]);
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  expect(cells).toContain("'=SUM(A1) win");
  const { wins } = z.object({ wins: z.array(z.object({ title: z.string() })) }).parse(dataIn(zip));
  expect(wins.map(({ title }) => title)).toContain("=SUM(A1) win");
  const asks = z
    .array(z.array(z.string()))
    .parse(parse(textIn(unzipSync(zip), "negotiations.csv"), { bom: true }));
  expect(asks[1]).toEqual([
    "2026-03-02",
    "'=A salary",
    "Pending",
    "184500.00",
    "",
    "Asked 2026-04-02; Deferred 2026-04-02",
  ]);
});

const taken = ["wins", "negotiations", "powerPosition", "library", "drafts", "practice"] as const;

test("exported, deleted and imported into a fresh account, everything is deep-equal; again, nothing comes twice", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await fill(ada);
  const zip = await zipFrom(ada);
  const before = dataIn(zip);
  expect((await ada.send("DELETE", "/api/account", { confirm: ada.email })).ok).toBe(true);

  const anew = await signIn(app);
  const first = ImportResponse.parse(await (await importInto(anew, zip)).json());
  expect(first.brought.every(({ added, known }) => added > 0 && known === 0)).toBe(true);
  expect(first.brought).toHaveLength(taken.length);
  const after = dataIn(await zipFrom(anew));
  for (const name of taken) expect(after[name]).toEqual(before[name]);

  const second = ImportResponse.parse(await (await importInto(anew, zip)).json());
  expect(second.brought.every(({ added }) => added === 0)).toBe(true);
  const again = dataIn(await zipFrom(anew));
  for (const name of taken) expect(again[name]).toEqual(before[name]);
});

test("an export of the time before each fact had its field is taken in", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const draft = { tool: "payAsk", answers: { ask: "$128,000", timing: "May 30" } };
  const at = "2026-03-02T10:00:00.000Z";
  const data = {
    schemaVersion: 2,
    drafts: [{ ...draft, tone: "Warm Confidence", updatedAt: at }],
    library: [
      {
        ...saved,
        id: "0198c0de-0000-7000-8000-0000000000bb",
        answers: { ask: "$184,500", evidence: "Cut it. Took over Denver." },
        createdAt: at,
        updatedAt: at,
      },
    ],
  };
  const zip = zipSync({ "m-power.json": strToU8(JSON.stringify(data)) });
  expect((await importInto(ada, zip)).status).toBe(200);
  expect(dataIn(await zipFrom(ada))).toMatchObject({
    drafts: [{ answers: { sum: "$128,000", decideBy: "May 30" } }],
    library: [
      {
        answers: { sum: "$184,500", results: "Cut it.\nTook over Denver." },
        versions: saved.versions,
      },
    ],
  });
});

test("what she deleted since comes back as it was", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await fill(ada);
  const zip = await zipFrom(ada);
  const before = dataIn(zip);
  const Ids = z.array(z.object({ id: z.string() }));
  for (const name of ["wins", "negotiations", "library"])
    for (const { id } of Ids.parse(before[name]))
      expect((await ada.send("DELETE", `/api/${name}/${id}`)).ok).toBe(true);
  expect(dataIn(await zipFrom(ada))).toMatchObject({ wins: [], negotiations: [], library: [] });
  expect((await importInto(ada, zip)).status).toBe(200);
  const after = dataIn(await zipFrom(ada));
  for (const name of taken) expect(after[name]).toEqual(before[name]);
});

test("what is in the account already stays, also under another person’s ids", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await fill(ada);
  const zip = await zipFrom(ada);
  const eve = await signInPro(app, "eve@example.com");
  await sent(eve, "POST", "/api/power-position", { statement: "Mine." });
  expect((await importInto(eve, zip)).status).toBe(200);
  expect(dataIn(await zipFrom(eve))).toMatchObject({
    powerPosition: { statement: "Mine." },
    library: [{ name: "The March ask" }],
  });
  const library = z.looseObject({ library: z.array(z.object({ id: z.string() })) });
  const [hers, theirs] = [dataIn(zip), dataIn(await zipFrom(eve))].map((data) =>
    library.parse(data),
  );
  expect(theirs?.library[0]?.id).not.toBe(hers?.library[0]?.id);
});

test.for([
  ["no ZIP at all", strToU8("hello"), 400, "This is not an export of ours."],
  ["another ZIP", zipSync({ "a.txt": strToU8("hello") }), 400, "This is not an export of ours."],
  [
    "a cut ZIP",
    zipSync({ "m-power.json": strToU8('{"schemaVersion":2}') }).subarray(0, 40),
    400,
    "This is not an export of ours.",
  ],
  ["no JSON", zipSync({ "m-power.json": strToU8("{") }), 400, "This is not an export of ours."],
  [
    "a newer form",
    zipSync({ "m-power.json": strToU8('{"schemaVersion":99}') }),
    400,
    "newer version",
  ],
  [
    "broken wins",
    zipSync({ "m-power.json": strToU8('{"schemaVersion":2,"wins":[{"id":1}]}') }),
    400,
    "nothing of it was imported",
  ],
  [
    "a bomb",
    zipSync({ "m-power.json": new Uint8Array(81 * 1024 * 1024) }),
    413,
    "more than can be imported",
  ],
] as const)(
  "%s is refused with a sentence, and changes nothing",
  async ([, zip, status, words]) => {
    await using app = await createTestApp();
    const ada = await signIn(app);
    const answer = await importInto(ada, zip);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
  },
);

test("half an import is none: what came before a broken part is not kept", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const data = {
    schemaVersion: 2,
    powerPosition: { statement: "Mine.", updatedAt: new Date() },
    library: [{ id: "broken" }],
    wins: [],
  };
  const zip = zipSync({ "m-power.json": strToU8(JSON.stringify(data)) });
  expect((await importInto(ada, zip)).status).toBe(400);
  expect(dataIn(await zipFrom(ada))).toMatchObject({ powerPosition: null });
});

test("Pro ended: everything stays in the export", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await fill(ada);
  const before = dataIn(await zipFrom(ada));
  await app.db.execute("update pro_grant set ended_at = now()");
  expect((await ada.request("/api/wins")).status).toBe(403);
  const after = dataIn(await zipFrom(ada));
  for (const name of taken) expect(after[name]).toEqual(before[name]);
});

test("a visitor gets 401, or is sent to sign in when she followed the link", async () => {
  await using app = await createTestApp();
  expect((await app.request("/api/export")).status).toBe(401);
  const followed = await app.request("/api/export", { headers: { "Sec-Fetch-Dest": "document" } });
  expect(followed.status).toBe(302);
  expect(followed.headers.get("location")).toBe("/api/login?next=%2Faccount");
});
