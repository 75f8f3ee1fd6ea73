import { expect, test } from "vitest";
import { GenerateResponse } from "#features/tools/contract.ts";
import { ask, freeDraft, goodBoundary, remarks } from "./asking.ts";
import { startGeneration } from "./generation-server.ts";
import { says, startUpstream } from "./hostile-upstream.ts";

/** What she gets where the model says these in turn, the last one for ever. */
async function write(...texts: readonly [string, ...string[]]) {
  const [first, ...rest] = texts;
  await using upstream = await startUpstream(
    "openai-compatible",
    says(first),
    ...rest.map((text) => says(text)),
  );
  await using server = await startGeneration(
    { AI_BASE_URL: upstream.baseUrl },
    { hasReview: true },
  );
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  return { answer, bodies: upstream.seen.map(({ body }) => body) };
}

const saying = (sentence: string) => goodBoundary.replace("I value", `${sentence} I value`);
const spanish = goodBoundary.replaceAll(
  /^(?!##).+$/gm,
  "Renata, los domingos no atiendo llamadas de clientes; el lunes a las ocho estoy disponible para todos los que me necesiten y lo hago con gusto.",
);

const unusable = [
  ["another tool’s text", "## Voice essence\n\nI speak plainly.", /wasn’t/],
  ["a paragraph", "No calls on Sundays, and that is final.", /wasn’t this kind of text/],
  ["another language", spanish, /wasn’t a text you could use/],
  ["a refusal", "I’m sorry, but I can’t help with that.", /wasn’t a text you could use/],
  ["a link", saying("See https://evil.example/p."), /wasn’t a text you could use/],
  ["remarks alone", remarks, /wasn’t/],
  [
    "false facts all over",
    saying(
      "We saved $987,654, 73% and 4,321 hours with Bartholomew Quillfeather and Mathilda Dunnock in 1987.",
    ),
    /said several things that your answers don’t/,
  ],
] as const;

test.for(unusable)(
  "%s goes back once, then gives way, and one sentence says why",
  async ([, bad, why]) => {
    const { answer, bodies } = await write(freeDraft, bad);
    expect(answer.source).toBe("composer");
    expect(answer.notes).toEqual([expect.stringMatching(why)]);
    expect(answer.notes[0]).toMatch(/^The AI[^.]*, so this is composed from your answers\.$/);
    expect(JSON.stringify(answer)).not.toMatch(/evil|Quillfeather|Voice essence|sorry|domingos/);
    expect(bodies).toHaveLength(3);
  },
);

test.for(unusable)("%s that the further call mends is as good as any text", async ([, bad]) => {
  const { answer, bodies } = await write(freeDraft, bad, goodBoundary);
  expect(answer).toMatchObject({ result: goodBoundary, source: "model", notes: [] });
  expect(bodies[2]).toContain("Places a program found");
});

const marked = [
  ["a figure", "That saved $987,654 a year.", "$987,654", /don’t have “\$987,654”/],
  ["a share", "That is a gain of 73%.", "73%", /don’t have/],
  [
    "a name",
    "It was approved by Bartholomew Quillfeather.",
    "Bartholomew Quillfeather",
    /don’t have/,
  ],
  ["a date", "It was settled on March 3, 1987.", "March 3, 1987", /don’t have/],
  ["a blank", "Let us meet on [date].", "[date]", /blank/],
] as const;

test.for(marked)(
  "%s that nobody gave goes back, and is marked where it stays",
  async ([, words, place, problem]) => {
    const { answer, bodies } = await write(freeDraft, saying(words));
    expect(answer).toMatchObject({ result: saying(words), source: "model" });
    expect(answer.receipts).toContainEqual(
      expect.objectContaining({ text: place, from: null, problem: expect.stringMatching(problem) }),
    );
    expect(bodies).toHaveLength(3);
    expect(bodies[2]).toContain(place);
    expect(bodies[2]).not.toMatch(/"role":"system","content":"[^"]*(?:987|Quillfeather|\[date\])/);
  },
);

test("a text whose facts are all hers has their sources, and a check says so", async () => {
  const { answer, bodies } = await write(freeDraft, goodBoundary);
  expect(answer.receipts?.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(answer.receipts).toContainEqual(
    expect.objectContaining({ text: "8 a.m.", from: "offer" }),
  );
  expect(answer.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(bodies).toHaveLength(2);
});

test.for([
  ["first", `${remarks}\n\n${goodBoundary}`],
  ["in the middle", goodBoundary.replace("## In writing", `${remarks}\n\n## In writing`)],
  ["twice", `${remarks}\n\n${goodBoundary}\n\n${remarks}`],
] as const)("remarks %s are taken out of the text", async ([, text]) => {
  const { answer } = await write(freeDraft, text);
  expect(answer).toMatchObject({ result: goodBoundary, source: "model" });
  expect(answer.notes.slice(0, 2)).toEqual([
    "Decide what you say the third time.",
    "Find out who covers Sundays.",
  ]);
});
