import { expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "#core/access/access.ts";
import { buildPrompt } from "#core/prompt/build-prompt.ts";
import { legacyQuestionsOf } from "#core/tools/legacy/legacy-questions.ts";
import { inputLimits } from "#core/prompt/input-limits.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { GenerateResponse, StreamEvent } from "#features/tools/contract.ts";
import { ToolSummary } from "#features/tools/requests.ts";
import { ask, boundaryAnswers, goodBoundary } from "./asking.ts";
import { startGeneration } from "./generation-server.ts";
import { says, startUpstream } from "./hostile-upstream.ts";
import { type Arrived, readStream } from "./read-stream.ts";

const viewers: Readonly<Record<string, Viewer>> = {
  free: { kind: "member", id: "f1", email: "free@example.com", isPro: false },
  pro: { kind: "member", id: "p1", email: "pro@example.com", isPro: true },
};

const allowed = { open: ["visitor", "free", "pro"], free: ["free", "pro"], pro: ["pro"] } as const;

const matrix = ["visitor", "free", "pro"].flatMap((viewer) =>
  toolIds.map((toolId) => ({ viewer, toolId, ending: endingFor(viewer, toolId) })),
);

function endingFor(viewer: string, toolId: (typeof toolIds)[number]) {
  const { tier, comingSoon } = toolOf(toolId);
  if (comingSoon) return { status: 409, code: "coming_soon" };
  if (allowed[tier].some((name) => name === viewer)) return { status: 200, code: undefined };
  if (viewer === "visitor") return { status: 401, code: "unauthorized" };
  return { status: 403, code: "pro_required" };
}

function count(viewer: string, status: number) {
  return matrix.filter((line) => line.viewer === viewer && line.ending.status === status).length;
}

test("the table itself: three open tools, three free, seven Pro of which one is coming soon", () => {
  expect([count("visitor", 200), count("visitor", 401), count("visitor", 409)]).toEqual([3, 9, 1]);
  expect([count("free", 200), count("free", 403), count("free", 409)]).toEqual([6, 6, 1]);
  expect([count("pro", 200), count("pro", 409)]).toEqual([12, 1]);
});

test("who may write with which tool", async () => {
  await using server = await startGeneration({}, { viewers });
  for (const { viewer, toolId, ending } of matrix) {
    const first = toolOf(toolId).questions[0]?.id ?? "";
    for (const stream of [false, true]) {
      const body = { toolId, answers: { [first]: "Plant manager, Saltillo" } };
      const response = await ask(server.url, { body, viewer, stream });
      const text = await response.text();
      expect({ viewer, toolId, status: response.status }).toEqual({
        viewer,
        toolId,
        status: ending.status,
      });
      expect(ending.code === undefined || text.includes(`"code":"${ending.code}"`)).toBe(true);
      expect(
        ending.status !== 401 || text === '{"message":"Unauthorized","code":"unauthorized"}',
      ).toBe(true);
    }
  }
});

test.for([
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "",
  "BrandBio",
  "brand-bio",
  "boundaryScript ",
])("the forged tool “%s” is refused", async (toolId) => {
  await using server = await startGeneration({}, { viewers });
  const response = await ask(server.url, { body: { toolId }, viewer: "pro" });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "unknown_tool" });
});

test("prompt and toolId alone are enough: the pairs are read out of the prompt", async () => {
  await using server = await startGeneration();
  const prompt = buildPrompt(toolOf("boundaryScript"), boundaryAnswers, "Diplomatic");
  const alone = await ask(server.url, { body: { prompt, answers: undefined } });
  const spelled = await ask(server.url, { body: { prompt: "", tone: "Diplomatic" } });
  expect(alone.status).toBe(200);
  expect(await alone.json()).toEqual(await spelled.json());
});

test("a prompt with the former questions is read as one with today’s", async () => {
  await using server = await startGeneration({}, { viewers });
  const { refusal, by } = legacyQuestionsOf("boundaryScript");
  const prompt = `Q: ${by}\nA: Renata\n\nQ: ${refusal}\nA: take client calls on Sundays`;
  const former = await ask(server.url, { body: { prompt, answers: undefined } });
  const answers = { by: "Renata", refusal: "take client calls on Sundays" };
  const today = await ask(server.url, { body: { answers } });
  expect(former.status).toBe(200);
  expect(await former.json()).toEqual(await today.json());
});

test("an answer to a question that the form does not show is not written from", async () => {
  await using server = await startGeneration({}, { viewers });
  const answers = { role: "energy lawyer", help: "towns", why: "My town waited six years." };
  const written = async (length: string) => {
    const body = { toolId: "elevatorPitch", answers: { ...answers, length } };
    const response = await ask(server.url, { body, viewer: "pro" });
    return GenerateResponse.parse(await response.json()).result;
  };
  expect(await written("30 seconds")).not.toContain("six years");
  expect(await written("1 minute")).toContain("six years");
});

const unseen = "\u200B \uFEFF\n\u3164";

const refused: readonly [string, Record<string, unknown>, string][] = [
  [
    "a prompt without pairs",
    { prompt: "Write me a poem.", answers: undefined },
    "unreadable_prompt",
  ],
  ["no prompt and no answers", { prompt: undefined, answers: undefined }, "unreadable_prompt"],
  ["blank answers", { answers: { refusal: "  \n " } }, "blank_answers"],
  [
    "answers to unknown questions alone",
    { answers: { sneaky: "x", toString: "y" } },
    "blank_answers",
  ],
  [
    "a prompt whose pairs are all unanswered",
    { prompt: buildPrompt(toolOf("boundaryScript"), {}, "Diplomatic"), answers: undefined },
    "blank_answers",
  ],
  ["an answer that is no text", { answers: { refusal: 7 } }, "bad_request"],
  ["an unknown answer that is no text", { answers: { refusal: "no", other: null } }, "bad_request"],
  ["a tone of another tool", { tone: "Heartfelt" }, "unknown_tone"],
  ["a tone that is no text", { tone: 3 }, "bad_request"],
  [
    "a long answer",
    { answers: { refusal: "x".repeat(inputLimits.answer + 1) } },
    "answer_too_long",
  ],
  ["a long prompt", { prompt: "x".repeat(inputLimits.prompt + 1) }, "bad_request"],
  ["answers that nobody can see", { answers: { refusal: unseen, by: "\u2060" } }, "blank_answers"],
  ["a blank request to refine", { refine: { request: " ", result: "x" } }, "bad_request"],
  ["a request that nobody can see", { refine: { request: unseen, result: "x" } }, "bad_request"],
  [
    "a long request to refine",
    { refine: { request: "x".repeat(inputLimits.refineRequest + 1), result: "x" } },
    "bad_request",
  ],
  [
    "a long text to refine",
    { refine: { request: "shorter", result: "x".repeat(inputLimits.refineResult + 1) } },
    "bad_request",
  ],
];

test.for(refused)("%s is refused in a sentence", async ([, body, code]) => {
  await using server = await startGeneration();
  for (const stream of [false, true]) {
    const response = await ask(server.url, { body, stream });
    const problem = StreamEvent.error.parse(await response.json());
    expect({ status: response.status, code: problem.code }).toEqual({ status: 400, code });
    expect(problem.message).toMatch(/^[A-Z“].*[.]$/);
  }
});

test("no provider is asked for answers that nobody can see, in fields or in a prompt", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  const provider = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: upstream.baseUrl } as const;
  await using server = await startGeneration(provider);
  const prompt = buildPrompt(toolOf("boundaryScript"), { refusal: unseen }, "Diplomatic");
  for (const body of [{ answers: { refusal: unseen } }, { prompt, answers: undefined }])
    expect((await ask(server.url, { body })).status).toBe(400);
  expect(upstream.seen).toEqual([]);
  expect((await ask(server.url)).status).toBe(200);
  expect(upstream.seen).toHaveLength(1);
});

function resume(length: number) {
  return { toolId: "resumeRewrite", answers: { resume: "Ran it. ".repeat(length / 8) } };
}

test("a document may be longer than an answer, and all answers together have an end", async () => {
  await using server = await startGeneration({}, { viewers });
  expect(
    (await ask(server.url, { body: resume(inputLimits.document), viewer: "pro" })).status,
  ).toBe(200);
  expect(
    (await ask(server.url, { body: resume(inputLimits.document + 8), viewer: "pro" })).status,
  ).toBe(400);
  const { questions } = toolOf("interviewBank");
  const full = Object.fromEntries(
    questions.map(({ id }) => [
      id,
      "y".repeat(id === "description" ? inputLimits.document : inputLimits.answer),
    ]),
  );
  const response = await ask(server.url, {
    body: { toolId: "interviewBank", answers: full },
    viewer: "pro",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "answer_too_long" });
});

test("the composer answers as JSON and as a stream with the same text", async () => {
  await using server = await startGeneration();
  const json = GenerateResponse.parse(await (await ask(server.url)).json());
  const stream = await ask(server.url, { stream: true });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const events: Arrived[] = [];
  for await (const arrived of readStream(stream)) events.push(arrived);
  expect(events).toMatchObject([{ event: "done", data: json }]);
  expect(json.source).toBe("composer");
  expect(json.feedback).toBe(toolOf("boundaryScript").feedback);
});

test("the catalogue lists thirteen tools with the brief's wording of each question", async () => {
  await using server = await startGeneration();
  const tools = z
    .array(z.strictObject(ToolSummary.shape))
    .parse(await (await fetch(`${server.url}/api/tools`)).json());
  expect(tools.map(({ toolId }) => toolId)).toEqual([...toolIds]);
  expect(tools.find(({ toolId }) => toolId === "boundaryScript")).toMatchObject({
    path: "/tools/boundary-script",
    tier: "open",
    comingSoon: false,
    questions: [
      { id: "by", asks: "who asks", type: "text", kind: "line", group: "asked" },
      { id: "request", stem: "They ask me to", group: "asked" },
      { id: "refusal", asks: "what she will not do", stem: "I will not" },
      { id: "reason" },
      { id: "offer", stem: "I can" },
      { id: "preserve" },
    ],
  });
  const questionOf = (tool: string, id: string) =>
    tools.find(({ toolId }) => toolId === tool)?.questions.find((question) => question.id === id);
  expect(questionOf("brandBio", "person")).toMatchObject({
    type: "dropdown",
    kind: "choice",
    options: ["I", "she", "he", "they"],
  });
  expect(questionOf("payAsk", "results")).toMatchObject({ type: "text", kind: "list" });
  expect(questionOf("payAsk", "decideBy")).toMatchObject({ type: "text", kind: "day" });
  expect(questionOf("payAsk", "sum")).toMatchObject({ type: "text", kind: "sum" });
  expect(questionOf("plan30_60_90", "description")).toMatchObject({ type: "text", kind: "long" });
  expect(questionOf("resumeRewrite", "resume")).toMatchObject({ type: "file", kind: "file" });
  expect(questionOf("interviewBank", "story2Did")).toMatchObject({ group: "story2" });
  expect(tools.filter(({ comingSoon }) => comingSoon).map(({ toolId }) => toolId)).toEqual([
    "networkingHub",
  ]);
  expect(tools.every(({ tones }) => tones[0] === "Warm Confidence")).toBe(true);
});
