import { expect, test } from "vitest";
import { GenerateResponse } from "#features/tools/contract.ts";
import { ShelfResponse, type ShelfItem } from "#features/shelf/contract.ts";
import { type SignedInPerson, signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

async function shelfOf(person: SignedInPerson): Promise<readonly ShelfItem[]> {
  return ShelfResponse.parse(await (await person.request("/api/shelf")).json()).items;
}

async function record(person: SignedInPerson): Promise<void> {
  const wins = [
    { title: "Cut onboarding from 9 weeks to 5", description: "Two hospitals copied it" },
    { title: "Renewed Halvorsen for $2.4M a year" },
  ];
  for (const win of wins) expect((await person.send("POST", "/api/wins", win)).status).toBe(201);
  const ask = { request: "A salary of $184,500", status: "pending", date: "2026-03-02" };
  expect((await person.send("POST", "/api/negotiations", ask)).status).toBe(201);
  const statement = "The person the board calls when a launch is late.";
  await person.send("POST", "/api/power-position", { statement });
}

const answers = { now: "$142,000", sum: "$160,000", decideBy: "May 30" };

function generate(person: SignedInPerson, shelf: readonly unknown[], rest: object = {}) {
  const body = { prompt: "", toolId: "payAsk", answers, shelf, ...rest };
  return person.send("POST", "/api/ai/generate", body);
}

function tick(items: readonly ShelfItem[], kind: string, question: string) {
  return items.filter((item) => item.kind === kind).map(({ key }) => ({ key, question }));
}

test("two ticked wins become the evidence, each figure with a receipt to where she recorded it", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await record(ada);
  const items = await shelfOf(ada);
  expect(items.map(({ kind }) => kind)).toEqual(["win", "win", "move", "position"]);
  const response = await generate(ada, tick(items, "win", "results"));
  const answer = GenerateResponse.parse(await response.json());
  expect(answer.result).toContain("ut onboarding from 9 weeks to 5");
  expect(answer.result).toContain("$2.4M a year");
  expect(answer.checks.filter(({ ok }) => !ok)).toEqual([]);
  const keyOf = (words: string) => items.find(({ text }) => text.includes(words))?.key;
  const fromOf = (fact: string) => answer.receipts?.find(({ text }) => text === fact)?.from;
  expect(fromOf("9")).toBe(keyOf("onboarding"));
  expect(fromOf("$2.4M")).toBe(keyOf("Halvorsen"));
  expect(fromOf("$160,000")).toBe("sum");
  expect(answer.sources?.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "Cut onboarding from 9 weeks to 5",
    "Renewed Halvorsen for $2.4M a year",
  ]);

  const refine = { request: "shorter", result: answer.result };
  const shelf = tick(items, "win", "results");
  const shorter = GenerateResponse.parse(await (await generate(ada, shelf, { refine })).json());
  expect(shorter.receipts?.some(({ from }) => from === keyOf("onboarding"))).toBe(true);
  expect(shorter.checks.filter(({ rule, ok }) => rule === "facts" && !ok)).toEqual([]);
});

test("a win that was deleted since is told, and nothing is written from it", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await record(ada);
  const shelf = tick(await shelfOf(ada), "win", "results");
  const id = shelf[0]?.key.replace("win:", "") ?? "";
  expect((await ada.send("DELETE", `/api/wins/${id}`)).status).toBe(204);
  const answer = await generate(ada, shelf);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: "shelf_changed" });
});

test("another person’s win, and anybody’s without Pro, cannot be ticked", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await record(ada);
  const shelf = tick(await shelfOf(ada), "win", "results");
  const eve = await signInPro(app, "eve@example.com");
  const free = await signIn(app, "free@example.com");
  for (const other of [eve, free]) {
    expect(await shelfOf(other)).toEqual([]);
    expect((await generate(other, shelf)).status).toBe(409);
  }
  const body = { prompt: "", toolId: "brandBio", answers: { role: "Director" }, shelf };
  expect((await app.post("/api/ai/generate", { ...body, shelf: tick([], "", "") })).status).toBe(
    200,
  );
});

test("what a tool does not ask, and too much, is refused with a sentence", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await record(ada);
  const [first] = tick(await shelfOf(ada), "win", "nothing");
  expect(await (await generate(ada, [first])).json()).toMatchObject({
    message: "What you ticked has no question here. Choose one for it.",
  });
  const nine = Array.from({ length: 9 }, (_, place) => ({ key: `win:${place}`, question: "sum" }));
  expect(await (await generate(ada, nine)).json()).toMatchObject({
    message: "Tick at most 8 at once.",
  });
});

test("a page opened before the questions changed sends former ids, and its text is the same", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await record(ada);
  const items = await shelfOf(ada);
  const written = async (question: string, given: object) => {
    const response = await generate(ada, tick(items, "win", question), { answers: given });
    return GenerateResponse.parse(await response.json()).result;
  };
  const former = { ask: "$160,000", evidence: "Took over Denver. Led 11.", timing: "May 30" };
  const today = { sum: "$160,000", results: "Took over Denver.\nLed 11.", decideBy: "May 30" };
  expect(await written("evidence", former)).toBe(await written("results", today));
});

test("what she told a former question of one tool is known to the others", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const draft = { answers: { audience: "Hospital systems" }, tone: "Warm Confidence" };
  await ada.send("POST", "/api/drafts/brandBio", { ...draft, basedOn: null });
  const { facts } = ShelfResponse.parse(await (await ada.request("/api/shelf")).json());
  expect(facts).toEqual([{ tool: "brandBio", question: "serves", text: "Hospital systems" }]);
});
