import { expect, test, vi } from "vitest";
import { GenerateResponse } from "#features/tools/contract.ts";
import { ask, freeDraft, goodBoundary, remarks } from "./asking.ts";
import type { DialectName } from "./dialects.ts";
import { readWhole } from "./events.ts";
import { enoughPatience, startGeneration } from "./generation-server.ts";
import { type Act, acts, begins, says, startUpstream } from "./hostile-upstream.ts";
import { readStream } from "./read-stream.ts";

const names: readonly DialectName[] = ["openai-compatible", "anthropic"];
const edited = `${goodBoundary}\n\n${remarks}`;

function settingsFor(name: DialectName, baseUrl: string) {
  return { AI_PROVIDER: name, AI_BASE_URL: baseUrl, AI_API_KEY: "key" };
}

/** What she gets where the upstream does this in turn, and what it was asked. */
async function write(...script: readonly [Act, ...Act[]]) {
  await using upstream = await startUpstream("openai-compatible", ...script);
  await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl), {
    hasReview: true,
    patience: { ...enoughPatience, firstTextMs: 3_000, retryWithinMs: 0 },
  });
  const streamed = await readWhole(await ask(server.url, { stream: true }));
  return { ...streamed, bodies: upstream.seen.map(({ body }) => body) };
}

test.for(names)(
  "%s: a free draft, then the editor's text with its remarks beside it",
  async (name) => {
    await using upstream = await startUpstream(name, says(freeDraft), says(edited, { pieces: 40 }));
    await using server = await startGeneration(settingsFor(name, upstream.baseUrl), {
      hasReview: true,
    });
    const streamed = await readWhole(await ask(server.url, { stream: true }));
    expect(streamed.names).toEqual(["delta", "rewrite", "delta", "done"]);
    expect(streamed.texts.map((text) => text.trim())).toEqual([freeDraft, goodBoundary]);
    expect(streamed.answer).toMatchObject({
      result: goodBoundary,
      source: "model",
      notes: ["Decide what you say the third time.", "Find out who covers Sundays."],
    });
    expect(upstream.seen).toHaveLength(2);
    expect(upstream.seen[0]?.body).not.toContain("The draft");
    expect(upstream.seen[1]?.body).toContain("The draft");
  },
);

test("with the editor off, one call writes the text with its remarks", async () => {
  await using upstream = await startUpstream("openai-compatible", says(edited));
  await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl));
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  expect(answer).toMatchObject({
    result: goodBoundary,
    notes: [expect.any(String), expect.any(String)],
  });
  expect(upstream.seen).toHaveLength(1);
});

const failures = [
  "500 with JSON",
  "no headers at all",
  "no text",
  "a socket cut in mid-text",
] as const;

test.for(failures)(
  "an editor that ends in %s leaves a draft in form, and a note says so",
  async (fault) => {
    const { answer, names: events } = await write(says(goodBoundary), acts[fault]);
    expect(answer).toMatchObject({ result: goodBoundary, source: "model" });
    expect(answer.notes).toEqual([expect.stringMatching(/^We couldn’t check every fact/)]);
    expect(events.at(-1)).toBe("done");
  },
);

test.for(failures)("an editor that ends in %s leaves no draft without the form", async (fault) => {
  const { answer } = await write(says(freeDraft), acts[fault]);
  expect(answer.source).toBe("composer");
  expect(answer.result).toContain("## In writing");
  expect(answer.notes).toEqual([
    "The AI couldn’t finish this text, so this is composed from your answers.",
  ]);
});

test("an editor that fails once and then works has checked the text", async () => {
  const { answer, names: events } = await write(
    says(freeDraft),
    acts["a socket cut in mid-text"],
    says(goodBoundary),
  );
  expect(answer).toMatchObject({ result: goodBoundary, source: "model", notes: [] });
  expect(events).toEqual(["delta", "rewrite", "delta", "rewrite", "delta", "done"]);
});

test("an editor that refuses leaves a draft that can be used", async () => {
  const { answer } = await write(says(goodBoundary), says("I can’t help with that."));
  expect(answer).toMatchObject({ result: goodBoundary, source: "model" });
  expect(answer.notes[0]).toMatch(/^We couldn’t check/);
});

test("a draft that took all the time there is isn't edited, and a note says so", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl), {
    hasReview: true,
    callWindow: { startWithinMs: 0 },
  });
  const answer = GenerateResponse.parse(await (await ask(server.url)).json());
  expect(answer.notes).toEqual([expect.stringMatching(/^We couldn’t check every fact/)]);
  expect(upstream.seen).toHaveLength(1);
});

const advice = "You should soften your tone so that she doesn’t feel attacked.";

test.for([true, false])("advice to soften never reaches her (editor: %s)", async (hasReview) => {
  const text = `${goodBoundary.replace("I value", `${advice} I value`)}\n\n${remarks}\n- ${advice}`;
  await using upstream = await startUpstream("openai-compatible", says(text, { pieces: 90 }));
  await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl), {
    hasReview,
  });
  const streamed = await readWhole(await ask(server.url, { stream: true }));
  expect(streamed.answer).toMatchObject({ result: goodBoundary, source: "model" });
  expect(streamed.answer.notes).toHaveLength(2);
  expect(JSON.stringify(streamed)).not.toMatch(/soften|attacked/);
});

test("leaving while the editor writes closes its call and frees her place", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    says(freeDraft),
    begins(() => {}),
    says(goodBoundary),
  );
  await using server = await startGeneration(settingsFor("openai-compatible", upstream.baseUrl), {
    hasReview: true,
    concurrency: { perMember: 1, perAddress: 1, total: 1 },
  });
  const leaving = new AbortController();
  let hasEditor = false;
  for await (const { event } of readStream(
    await ask(server.url, { stream: true, signal: leaving.signal }),
  )) {
    if (event === "delta" && hasEditor) break;
    hasEditor ||= event === "rewrite";
  }
  leaving.abort();
  await vi.waitUntil(() => upstream.seen[1]?.closed === true, { timeout: 60_000 });
  const status = async () => (await ask(server.url)).status;
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 60_000 });
  expect(upstream.seen).toHaveLength(4);
  expect(server.logged()).not.toContain("failed");
});

test("names leave as stand-ins for the editor too, and come back in text and remarks", async () => {
  const masked = edited.replaceAll("Renata", "NAME_1").replace("the third time", "to NAME_1");
  const { answer, bodies } = await write(says("NAME_1, no calls on Sundays."), says(masked));
  expect(answer.result).toBe(goodBoundary);
  expect(answer.notes[0]).toBe("Decide what you say to Renata.");
  expect(bodies.join("\n")).not.toContain("Renata");
  expect(bodies[1]).toContain("NAME_1, no calls on Sundays.");
});
