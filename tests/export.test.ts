import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { signIn } from "./support/sign-in.ts";
import { createTestApp } from "./support/test-app.ts";

type Asking = Awaited<ReturnType<typeof signIn>>;

async function filesOf(person: Asking): Promise<Readonly<Record<string, string>>> {
  const response = await person.request("/api/export");
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toContain("attachment");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

async function keepDraft(person: Asking, text: string): Promise<void> {
  const draft = { answers: { ask: text }, tone: "Warm Confidence", basedOn: null };
  const response = await person.send("POST", "/api/drafts/payAsk", draft);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

test("the export holds what is hers and nothing of anyone else", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const eve = await signIn(app, "eve@example.com");
  await keepDraft(ada, "I ask for $128,000 <soon>.");
  await keepDraft(eve, "Nobody else may read this.");
  const files = await filesOf(ada);
  expect(Object.keys(files)).toEqual(["m-power.json", "m-power.html"]);
  expect(JSON.parse(files["m-power.json"] ?? "")).toMatchObject({
    schemaVersion: 1,
    account: { email: "ada@example.com" },
  });
  expect(files["m-power.json"]).toContain("I ask for $128,000 <soon>.");
  expect(files["m-power.html"]).toContain("I ask for $128,000 &lt;soon&gt;.");
  for (const file of Object.values(files)) expect(file).not.toMatch(/Nobody else|eve@|\btoken\b/i);
});

test("a visitor gets 401, or is sent to sign in when she followed the link", async () => {
  await using app = await createTestApp();
  expect((await app.request("/api/export")).status).toBe(401);
  const followed = await app.request("/api/export", { headers: { "Sec-Fetch-Dest": "document" } });
  expect(followed.status).toBe(302);
  expect(followed.headers.get("location")).toBe("/api/login?next=%2Faccount");
});
