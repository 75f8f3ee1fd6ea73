import { expect, test } from "vitest";
import { StreamEvent } from "#features/tools/contract.ts";
import { ask, goodBoundary, remarks } from "./asking.ts";
import type { DialectName } from "./dialects.ts";
import { readWhole } from "./events.ts";
import { startGeneration } from "./generation-server.ts";
import { says, startUpstream } from "./hostile-upstream.ts";

type Refine = { readonly request?: string; readonly result?: string; readonly passage?: string };

/** What she gets where a model answers this to her request. */
async function refine(said: string, asked: Refine = {}, name: DialectName = "openai-compatible") {
  await using upstream = await startUpstream(name, says(said, { pieces: 20 }));
  await using server = await startGeneration(
    { AI_PROVIDER: name, AI_BASE_URL: upstream.baseUrl, AI_API_KEY: "key" },
    { hasReview: true },
  );
  const body = { refine: { request: "more direct", result: goodBoundary, ...asked } };
  const streamed = await readWhole(await ask(server.url, { body, stream: true }));
  return { ...streamed, bodies: upstream.seen.map((seen) => seen.body) };
}

const passage = "I value our working relationship.";
const shorter = goodBoundary.replace(` ${passage}`, "");

test.for(["openai-compatible", "anthropic"] as const)(
  "%s: the whole text is changed in one call",
  async (name) => {
    const { answer, bodies } = await refine(shorter, { request: "drop the last sentence" }, name);
    expect(answer).toMatchObject({ result: shorter, source: "model", notes: [] });
    expect(answer.unchanged).toBeUndefined();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain("drop the last sentence");
  },
);

test("a passage alone changes, without the marks and remarks of the answer", async () => {
  const said = `“What we have built matters to me.”\n\n${remarks}`;
  const { answer, bodies } = await refine(said, { passage });
  expect(answer.result).toBe(goodBoundary.replace(passage, "What we have built matters to me."));
  expect(answer.passage).toBe("What we have built matters to me.");
  expect(bodies[0]).toContain("The passage she selected");
  expect(bodies[0]).not.toContain("Renata");
});

test("a passage that holds advice to soften reaches her nowhere", async () => {
  const said = "What we have built matters to me. You should soften your tone.";
  const streamed = await refine(said, { passage });
  expect(streamed.answer.passage).toBe("What we have built matters to me.");
  expect(JSON.stringify(streamed)).not.toContain("soften");
});

const same: readonly (readonly [string, string, RegExp, Refine?])[] = [
  ["Unchanged with its reason", "Unchanged: it’s as direct as it can be.", /^it’s as direct/],
  ["Unchanged without one", "Unchanged.", /^Nothing needed to change\.$/],
  ["advice as the reason", "Unchanged: you should be more humble.", /^Nothing needed to change\.$/],
  ["the same text", goodBoundary, /^Nothing needed to change\.$/],
  ["the same text in other marks", goodBoundary.replaceAll(/^## (.*)$/gm, "**$1:**"), /^Nothing/],
  ["the same passage", passage, /^Nothing needed/, { passage }],
  ["a refusal", "I’m sorry, but I can’t help with that.", /wasn’t a text you could use/],
  ["a refusal for a passage", "I can’t help with that.", /wasn’t a text/, { passage }],
  ["a poem", "The sea is wide.\n\nThe sea is blue.", /wasn’t a text you could use/],
  ["remarks alone", remarks, /wasn’t a text you could use/],
  ["remarks alone for a passage", remarks, /wasn’t a text you could use/, { passage }],
];

test.for(same)("%s leaves the text, and a sentence says why", async ([, said, why, asked]) => {
  const { answer } = await refine(said, asked);
  expect(answer.result).toBe(goodBoundary);
  expect(answer.unchanged).toMatch(why);
  expect(answer.notes).toEqual([]);
});

test("a passage may begin with “Unchanged” itself", async () => {
  const { answer } = await refine("Unchanged since May, our work goes on.", { passage });
  expect(answer.unchanged).toBeUndefined();
  expect(answer.passage).toBe("Unchanged since May, our work goes on.");
});

test("a passage that isn't in the text is refused in a sentence", async () => {
  await using upstream = await startUpstream("openai-compatible", says(shorter));
  await using server = await startGeneration({ AI_BASE_URL: upstream.baseUrl });
  const body = { refine: { request: "shorter", result: goodBoundary, passage: "Not there." } };
  const response = await ask(server.url, { body });
  expect(response.status).toBe(400);
  expect(StreamEvent.error.parse(await response.json())).toMatchObject({
    code: "bad_request",
    message: "That passage isn’t in the text any more. Select it again.",
  });
  expect(upstream.seen).toEqual([]);
});

test("a saved text with headings of an older form keeps them all", async () => {
  const older = goodBoundary
    .replace("## In the moment", "## What to say")
    .replace("## If they push back", "## When they insist");
  const said = older.replace("I hear you, Renata. ", "");
  const { answer } = await refine(`Here it is:\n\n${said}`, { result: older });
  expect(answer).toMatchObject({ result: said, source: "model" });
});

test("another language is hers to ask for", async () => {
  const spanish = goodBoundary.replaceAll(
    /^(?!##).+$/gm,
    "Renata, los domingos no atiendo llamadas de clientes; el lunes a las ocho estoy disponible para todos los que me necesiten y lo hago con gusto.",
  );
  const { answer } = await refine(spanish, { request: "put it into Spanish" });
  expect(answer).toMatchObject({ result: spanish, source: "model" });
  expect(answer.receipts?.filter(({ problem }) => /language/.test(problem ?? ""))).toEqual([]);
});

test("a fact that the request doesn't give is marked, one that it gives has its source", async () => {
  const said = shorter.replace(
    "from 8 a.m.\n",
    "from 8 a.m. The renewal is on May 6, for $987,654.\n",
  );
  const { answer } = await refine(said, { request: "mention the renewal on May 6" });
  const problems = answer.receipts?.filter(({ problem }) => problem !== null);
  expect(problems?.map(({ text }) => text)).toEqual(["$987,654"]);
});
