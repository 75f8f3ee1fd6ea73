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

/** The last of them may be ours: "Larkfield: an employer". */
const kindsOfNames = /^(?:[^:\n]+: an? \p{L}+\n?)+$/u;

/** The texts between the fences of a prompt that are answers. */
function material(prompt: string): string[] {
  const fence = (prompt.match(/^~+$/gm) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? "~";
  return prompt
    .split(`\n${fence}`)
    .filter((_, n) => n % 2 === 1)
    .map((text) => text.slice(1))
    .filter((text) => !kindsOfNames.test(text));
}

const places: readonly {
  readonly tool: ToolId;
  readonly question: string;
  readonly before: number;
}[] = [
  { tool: "boundaryScript", question: "request", before: 1 },
  { tool: "resumeRewrite", question: "resume", before: 0 },
  { tool: "plan30_60_90", question: "description", before: 3 },
];

test("there are more than forty ways to steer a model", () => {
  expect(injections.length).toBeGreaterThan(40);
});

test.for(places)(
  "$tool, $question: what is sent along is material, whatever it says; instructions, model and limits stay",
  { timeout: 180_000 },
  async ({ tool, question, before }) => {
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
    const wrong: string[] = [];
    for (const text of injections) {
      const { messages, ...settings } = await sentFor(text);
      const [system, user] = messages;
      const texts = material(user.content);
      const same =
        system.content === plain.messages[0].content &&
        settings.model === plain.model &&
        settings.max_tokens === plain.max_tokens;
      if (!same) wrong.push(`changes the call: ${text}`);
      if (texts.length !== material(plain.messages[1].content).length)
        wrong.push(`closes its fence: ${text}`);
      // Names and addresses have their stand-ins; the rest stands as it was sent.
      const [held = ""] = texts.slice(before);
      const start = text.trim().slice(0, 12);
      const begins = held.startsWith(start) || /_\d/.test(held.slice(0, 40));
      if (!begins || texts.some((other, n) => n !== before && other !== "No response"))
        wrong.push(`not in its place: ${text}`);
    }
    expect(wrong).toEqual([]);
  },
);

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

const cases = Object.entries(complied).flatMap(([name, text]) =>
  Object.entries(answers).map(([tool, given]) => ({ name, text, tool, given })),
);

test.concurrent.for(cases)(
  "a model that gives way to $name never gets through in $tool",
  async ({ text, tool, given }) => {
    await using upstream = await startUpstream("openai-compatible", says(text));
    await using server = await startGeneration({ AI_BASE_URL: upstream.baseUrl });
    const response = await ask(server.url, { body: { toolId: tool, answers: given } });
    const answer = GenerateResponse.parse(await response.json());
    expect(answer.source).toBe("composer");
    expect(answer.checks.some(({ rule, ok }) => rule === "form" && !ok)).toBe(true);
    expect(answer.result).not.toMatch(/evil|HACKED|Lisbon|coach|<script|NAME_/);
    expect(upstream.seen).toHaveLength(2);
  },
);

test("a poem under the right labels is marked as unmet", async () => {
  const text = goodBoundary.replaceAll(
    /^Renata.*|^I hear.*/gm,
    "The sea is wide, the calls of gulls on Sundays rise.",
  );
  await using upstream = await startUpstream("openai-compatible", says(text));
  await using server = await startGeneration({ AI_BASE_URL: upstream.baseUrl });
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  const unmet = answer.checks.filter(({ ok }) => !ok).map(({ rule }) => rule);
  expect(answer.source === "composer" || unmet.includes("refusal-in-each")).toBe(true);
});
