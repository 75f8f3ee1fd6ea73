import { expect, test } from "vitest";
import type { Viewer } from "#core/access/access.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { GenerateResponse } from "#features/tools/contract.ts";
import { ask, goodBoundary } from "./asking.ts";
import { readsCarefully } from "./careful-reader.ts";
import type { DialectName } from "./dialects.ts";
import { enoughPatience, startGeneration } from "./generation-server.ts";
import { acts, says, startUpstream } from "./hostile-upstream.ts";

const names: readonly DialectName[] = ["openai-compatible", "anthropic"];
const withReview = { hasReview: true };
const repairTimeouts = { startWithinMs: 60_000, timeoutMs: 60_000 };

const reading = readsCarefully(
  "Find: I value our working relationship.\nReplace: Our working relationship matters to me.\nWhy: reading",
  "Find: I hear you, Renata.\nReplace: (nothing)\nWhy: false",
);

const mended = goodBoundary
  .replace("I value our working relationship.", "Our working relationship matters to me.")
  .replace("I hear you, Renata. ", "");

function settingsFor(name: DialectName, baseUrl: string) {
  return { AI_PROVIDER: name, AI_BASE_URL: baseUrl, AI_API_KEY: "key", AI_MODEL: "the-model" };
}

/** What she gets of a draft whose reader says this, with the request of the reading and the log. */
async function writeAndRead(draft: string, said: string) {
  await using upstream = await startUpstream("openai-compatible", says(draft), says(said));
  await using server = await startGeneration(
    settingsFor("openai-compatible", upstream.baseUrl),
    withReview,
  );
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  return { answer, reading: upstream.seen[1]?.body ?? "", logged: server.logged() };
}

test.for(names)("%s: a draft is read once more, and its edits are made", async (name) => {
  await using upstream = await startUpstream(name, says(goodBoundary), says(reading));
  await using server = await startGeneration(settingsFor(name, upstream.baseUrl), withReview);
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  expect(answer).toMatchObject({ result: mended, source: "model" });
  expect(answer.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(upstream.seen).toHaveLength(2);
  expect(upstream.seen[1]?.body).toContain("The draft");
});

test("the second reading sees names no more than the first", async () => {
  const { answer, reading: sent } = await writeAndRead(
    goodBoundary.replaceAll("Renata", "NAME_1"),
    readsCarefully("Find: I hear you, NAME_1.\nReplace: NAME_1, I understand.\nWhy: reading"),
  );
  expect(answer.result).toContain("Renata, I understand.");
  expect(sent).toContain("I hear you, NAME_1.");
  expect(sent).not.toContain("Renata");
});

test.for(["500 with JSON", "no headers at all", "a socket cut in mid-text"] as const)(
  "a reading that ends in %s leaves the draft",
  async (fault) => {
    await using upstream = await startUpstream(
      "openai-compatible",
      says(goodBoundary),
      acts[fault],
    );
    await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl), {
      ...withReview,
      patience: { ...enoughPatience, firstTextMs: 5_000 },
    });
    const answer = GenerateResponse.parse(await (await ask(server.url)).json());
    expect(answer).toMatchObject({ result: goodBoundary, source: "model" });
    expect(server.logged()).toContain("review failed");
  },
);

test.for([
  ["nothing but the errors put in", ""],
  ["a line of praise", "It reads well."],
  ["an edit that brings a figure", "Find: from 8 a.m.\nReplace: from 9 a.m.\nWhy: reading"],
  ["a link", "Find: I hear you\nReplace: See https://example.com\nWhy: reading"],
] as const)("%s leaves the draft", async ([, said]) => {
  const { answer } = await writeAndRead(goodBoundary, readsCarefully(said));
  expect(answer).toMatchObject({ result: goodBoundary, source: "model" });
});

test.for([
  ["nothing to mend", "Nothing to mend."],
  ["a text in place of edits", goodBoundary.replaceAll("Sundays", "Fridays")],
  ["one of the errors put in, and a word of hers", readsCarefully().split("\n\n")[0] ?? ""],
] as const)("a reader who finds %s is not relied on", async ([, said]) => {
  const doubt = "\n\nFind: I hear you\nReplace: ?\nWhy: false";
  const { answer, logged } = await writeAndRead(
    goodBoundary,
    said.startsWith("Find") ? said + doubt : said,
  );
  expect(answer.source).toBe("composer");
  expect(answer.checks.find(({ rule }) => rule === "form")?.detail).toBe(
    "The AI’s text said several things that your answers do not, so this is composed from your answers. No AI used.",
  );
  expect(JSON.stringify(answer)).not.toMatch(/9 March 2013|Others have asked/);
  expect(logged).toContain("unreliable");
});

test("a draft with three figures of nobody’s is not relied on, whoever reads it", async () => {
  const careless = goodBoundary.replace(
    "I value our working relationship.",
    "I value our working relationship after 11 projects, 4 awards and 27 clients.",
  );
  const { answer } = await writeAndRead(careless, readsCarefully());
  expect(answer.source).toBe("composer");
});

test("the errors are put in for the reader alone: no note names them and no answer holds them", async () => {
  const { answer, reading: sent } = await writeAndRead(goodBoundary, readsCarefully());
  expect(sent.match(/9 March 2013/g)).toHaveLength(1);
  expect(sent.match(/Others have asked/g)).toHaveLength(1);
  expect(answer).toMatchObject({ result: goodBoundary, source: "model" });
});

test("a draft that owes a section is written again instead, and a changed one is not read", async () => {
  const twoSections = goodBoundary.slice(0, goodBoundary.indexOf("## If they push back"));
  await using upstream = await startUpstream(
    "openai-compatible",
    says(twoSections),
    says(goodBoundary),
    says(goodBoundary),
  );
  await using server = await startGeneration(
    settingsFor("openai-compatible", upstream.baseUrl),
    withReview,
  );
  await ask(server.url);
  expect(upstream.seen).toHaveLength(2);
  expect(upstream.seen[1]?.body).toContain("Your draft");
  const refine = { request: "shorter", result: goodBoundary };
  await ask(server.url, { body: { refine } });
  expect(
    upstream.seen
      .slice(2)
      .map(({ body }) => body)
      .join(),
  ).not.toContain("The draft");
});

const viewers: Readonly<Record<string, Viewer>> = Object.fromEntries(
  toolIds.map((id) => [id, { kind: "member", id, email: `${id}@example.com`, isPro: true }]),
);
const openTools = toolIds.filter((id) => !toolOf(id).comingSoon);
const material = (tool: ToolId) => ({ answers: toolOf(tool).example, tone: signatureTone });

test.for(openTools)("%s: an inflated sentence that a reading strikes is gone", async (tool) => {
  const good = formatResult(compose(tool, material(tool)));
  const praise = "The best record in the country.";
  const bad = good.replace(/(?<=^(?!#).*[.!?])$/m, ` ${praise}`);
  await using upstream = await startUpstream(
    "openai-compatible",
    says(bad),
    says(readsCarefully(`Find: ${praise}\nReplace: (nothing)\nWhy: false`)),
  );
  await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl), {
    ...withReview,
    repairTimeouts,
    viewers,
  });
  const body = { toolId: tool, ...material(tool) };
  const answer = GenerateResponse.parse(
    await (await ask(server.url, { body, viewer: tool })).json(),
  );
  expect(bad).toContain(praise);
  expect(answer.source).toBe("model");
  expect(answer.result).not.toContain(praise);
});
