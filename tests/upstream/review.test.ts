import { expect, test } from "vitest";
import type { Viewer } from "#core/access/access.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { GenerateResponse } from "#features/tools/contract.ts";
import { ask, goodBoundary } from "./asking.ts";
import type { DialectName } from "./dialects.ts";
import { enoughPatience, startGeneration } from "./generation-server.ts";
import { acts, says, startUpstream } from "./hostile-upstream.ts";

const names: readonly DialectName[] = ["openai-compatible", "anthropic"];
const withReview = { hasReview: true };
const repairTimeouts = { startWithinMs: 60_000, timeoutMs: 60_000 };

const reading = `Find: I value our working relationship.
Replace: Our working relationship matters to me.
Why: reading

Find: I hear you, Renata.
Replace: (nothing)
Why: false`;

const mended = goodBoundary
  .replace("I value our working relationship.", "Our working relationship matters to me.")
  .replace("I hear you, Renata. ", "");

function settingsFor(name: DialectName, baseUrl: string) {
  return { AI_PROVIDER: name, AI_BASE_URL: baseUrl, AI_API_KEY: "key", AI_MODEL: "the-model" };
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
  await using upstream = await startUpstream(
    "openai-compatible",
    says(goodBoundary.replaceAll("Renata", "NAME_1")),
    says("Find: I hear you, NAME_1.\nReplace: NAME_1, I understand.\nWhy: reading"),
  );
  await using server = await startGeneration(
    settingsFor("openai-compatible", upstream.baseUrl),
    withReview,
  );
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  expect(answer.result).toContain("Renata, I understand.");
  expect(upstream.seen[1]?.body).toContain("I hear you, NAME_1.");
  expect(upstream.seen[1]?.body).not.toContain("Renata");
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
  ["nothing to mend", "Nothing to mend."],
  ["a text in place of edits", goodBoundary.replaceAll("Sundays", "Fridays")],
  ["an edit that brings a figure", "Find: from 8 a.m.\nReplace: from 9 a.m.\nWhy: reading"],
  ["a link", "Find: I hear you\nReplace: See https://example.com\nWhy: reading"],
] as const)("%s leaves the draft", async ([, said]) => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary), says(said));
  await using server = await startGeneration(
    settingsFor("openai-compatible", upstream.baseUrl),
    withReview,
  );
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
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
    says(`Find: ${praise}\nReplace: (nothing)\nWhy: false`),
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
