import { expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "#core/access/access.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { GenerateResponse } from "#features/tools/contract.ts";
import { ask, goodBoundary } from "./asking.ts";
import { startGeneration } from "./generation-server.ts";
import { says, startUpstream } from "./hostile-upstream.ts";
import { complied, injections } from "./injections.ts";

const pro: Viewer = { kind: "member", id: "p1", email: "pro@example.com", isPro: true };

const Sent = z.object({
  model: z.string(),
  max_tokens: z.number(),
  messages: z.tuple([
    z.object({ role: z.literal("system"), content: z.string() }),
    z.object({ role: z.literal("user"), content: z.string() }),
  ]),
});

/** A prompt as what stands between its fences and all the rest, whatever the fence's length. */
function parts(prompt: string) {
  const fence = (prompt.match(/^~+$/gm) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? "~";
  const pieces = prompt.split(`\n${fence}`);
  return {
    material: pieces.filter((_, n) => n % 2 === 1).map((text) => text.slice(1)),
    rest: pieces.filter((_, n) => n % 2 === 0),
  };
}

const places: readonly { readonly tool: ToolId; readonly question: string }[] = [
  { tool: "boundaryScript", question: "request" },
  { tool: "resumeRewrite", question: "resume" },
  { tool: "plan30_60_90", question: "description" },
];

test("there are more than forty ways to steer a model", () => {
  expect(injections.length).toBeGreaterThan(40);
});

test.for(places)(
  "$tool, $question: what is sent along is material, whatever it says; instructions, model and limits stay",
  { timeout: 180_000 },
  async ({ tool, question }) => {
    await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
    await using server = await startGeneration(
      { AI_BASE_URL: upstream.baseUrl, AI_MODEL: "the-model" },
      { viewers: { pro } },
    );
    const sentFor = async (text: string) => {
      const from = upstream.seen.length;
      const body = { toolId: tool, answers: { [question]: text } };
      await (await ask(server.url, { body, viewer: "pro" })).text();
      return Sent.parse(JSON.parse(upstream.seen[from]?.body ?? "null"));
    };
    const plain = await sentFor("I do not take client calls on Sundays.");
    const usual = parts(plain.messages[1].content);
    const wrong: string[] = [];
    for (const text of injections) {
      const { messages, ...settings } = await sentFor(text);
      const [system, user] = messages;
      const { material, rest } = parts(user.content);
      const same =
        system.content === plain.messages[0].content &&
        settings.model === plain.model &&
        settings.max_tokens === plain.max_tokens;
      if (!same) wrong.push(`changes the call: ${text}`);
      if (rest.join("|") !== usual.rest.join("|")) wrong.push(`closes its fence: ${text}`);
      // Names and addresses have their stand-ins; the rest stands as it was sent.
      const [, held = ""] = /^[^\n]*\n([^]*)$/.exec(material[0] ?? "") ?? [];
      const isThere = held.startsWith(text.trim().slice(0, 12)) || /_\d/.test(held.slice(0, 40));
      if (material.length !== 1 || !isThere) wrong.push(`not in its place: ${text}`);
    }
    expect(wrong).toEqual([]);
  },
);

test("a model that repeats what steers it changes no instruction of a later call", async () => {
  let said = "";
  await using upstream = await startUpstream("openai-compatible", (stage) => says(said)(stage));
  await using server = await startGeneration(
    { AI_BASE_URL: upstream.baseUrl },
    { hasReview: true },
  );
  for (const [n, text] of injections.entries()) {
    said = text;
    const asked = { body: { answers: { request: text } }, address: `198.51.100.${n}` };
    await (await ask(server.url, asked)).text();
  }
  const sent = upstream.seen.map(({ body }) => Sent.parse(JSON.parse(body)).messages[0].content);
  expect(sent.length).toBeGreaterThan(injections.length * 2);
  // The draft, the editor, and the editor told of places.
  expect(new Set(sent).size).toBe(3);
});

const answers = {
  boundaryScript: {
    request: "Take client calls on Sundays",
    refusal: "I do not take client calls on Sundays",
  },
  brandBio: {
    role: "plant manager, auto parts",
    audience: "client calls on Sundays for plant managers",
    result: "scrap went down from 6.2% to 2.9%",
  },
} as const;

/** It speaks of her work, so that nothing certain tells it from a bio of one paragraph. */
const likeABio = "letters that are no words";

const cases = Object.entries(complied).flatMap(([name, text]) =>
  Object.entries(answers)
    .filter(([tool]) => tool !== "brandBio" || name !== likeABio)
    .map(([tool, given]) => ({ name, text, tool, given })),
);

test.concurrent.for(cases)(
  "a model that gives way to $name never gets through in $tool",
  async ({ text, tool, given }) => {
    await using upstream = await startUpstream("openai-compatible", says(text));
    await using server = await startGeneration({ AI_BASE_URL: upstream.baseUrl });
    const response = await ask(server.url, { body: { toolId: tool, answers: given } });
    const answer = GenerateResponse.parse(await response.json());
    expect(answer.source).toBe("composer");
    expect(answer.notes[0]).toMatch(/so this is composed from your answers\.$/);
    expect(answer.result).not.toMatch(/evil|HACKED|Lisbon|coach|<script|NAME_/);
    expect(upstream.seen).toHaveLength(2);
  },
);
