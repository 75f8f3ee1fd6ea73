import { expect, test } from "vitest";
import { type ModelTimeouts, defaultModelTimeouts } from "#adapters/model/model-timeouts.ts";
import { StreamEvent } from "#features/tools/contract.ts";
import { ask } from "./asking.ts";
import { type DialectName, dialects } from "./dialects.ts";
import { enoughPatience, startGeneration } from "./generation-server.ts";
import { acts, startUpstream } from "./hostile-upstream.ts";
import { type Arrived, readStream } from "./read-stream.ts";

type Ending = readonly [status: number, code: string, sentence: RegExp];

const unreachable: Ending = [502, "upstream_failed", /could not reach/];
const broken: Ending = [502, "upstream_failed", /could not answer/];
const cut: Ending = [502, "upstream_failed", /stopped before it was finished/];
const endless: Ending = [502, "upstream_failed", /didn’t stop writing, so we stopped it/];
const silent: Ending = [504, "upstream_timeout", /did not answer in time/];

const endings: Record<keyof typeof acts, Ending> = {
  "429 with Retry-After": [503, "busy", /busy/],
  "500 with JSON": broken,
  "502 with HTML": broken,
  "401 with JSON": [502, "upstream_failed", /not available at the moment/],
  "JSON that is none": [
    502,
    "upstream_failed",
    /could not answer|sent back no text|stopped before/,
  ],
  "HTML with 200": [502, "upstream_failed", /could not answer|sent back no text|stopped before/],
  "a redirect": [502, "upstream_failed", /not available at the moment/],
  "a closed connection": unreachable,
  "no headers at all": silent,
  "headers without an end": unreachable,
  "an error without an end": broken,
  "headers, then silence": silent,
  "a broken first chunk": broken,
  "an error in place of text": broken,
  "no text": [502, "upstream_failed", /sent back no text/],
  "blank text": [502, "upstream_failed", /sent back no text/],
  "an end by length": [502, "upstream_failed", /ran over its limit/],
  "text without an end": endless,
  "blanks without an end": endless,
  "reasoning without an end": endless,
  "a line without an end": endless,
  "an event without an end": endless,
  "comments without an end": endless,
  "JSON without an end": endless,
  "a socket cut in mid-text": cut,
  "an end without a finish": cut,
  "a stall in mid-text": [504, "upstream_timeout", /stopped coming/],
  "a broken chunk in mid-text": cut,
  "an error in mid-text": cut,
};

/** Silence is what these wait for. */
const impatience: Partial<Record<keyof typeof acts, Partial<ModelTimeouts>>> = {
  "no headers at all": { firstTextMs: 500, retryWithinMs: 0 },
  "headers, then silence": { firstTextMs: 500, retryWithinMs: 0 },
  "a stall in mid-text": { pauseMs: 500 },
};

const names: readonly DialectName[] = ["openai-compatible", "anthropic"];
const cases = names.flatMap((name) =>
  Object.entries(endings).map(([act, ending]) => ({ name, act, ending })),
);

function isAct(name: string): name is keyof typeof acts {
  return Object.hasOwn(acts, name);
}

test.concurrent.for(cases)(
  "$name: $act ends in its sentence, as JSON and as a stream",
  async ({ name, act, ending }) => {
    if (!isAct(act)) throw new Error(act);
    const [status, code, sentence] = ending;
    await using upstream = await startUpstream(name, acts[act]);
    await using server = await startGeneration(
      { AI_PROVIDER: name, AI_BASE_URL: upstream.baseUrl, AI_API_KEY: "key" },
      { patience: { ...enoughPatience, ...impatience[act] } },
    );

    const json = await ask(server.url);
    const body: unknown = await json.json();
    expect({ status: json.status, body }).toMatchObject({ status, body: { code } });
    const { message } = StreamEvent.error.parse(body);
    expect(message).toMatch(sentence);
    expect(json.headers.get("Retry-After")).toBe(code === "busy" ? "7" : null);

    const stream = await ask(server.url, { stream: true, address: "192.0.2.2" });
    expect(stream.status).toBe(200);
    const events: Arrived[] = [];
    for await (const arrived of readStream(stream)) events.push(arrived);
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code, message } });
    expect(events.slice(0, -1).every(({ event }) => event === "delta")).toBe(true);
    expect(JSON.stringify(events)).not.toContain("never hers");

    expect(message + JSON.stringify(events) + server.logged()).not.toContain(
      "secret upstream words",
    );
    expect(upstream.seen.every(({ path }) => path === dialects[name].path)).toBe(true);
  },
);

test("the usual limits end an error within 15 seconds and a hang within 35", () => {
  expect(defaultModelTimeouts.retryWithinMs + 1_000).toBeLessThan(15_000);
  expect(defaultModelTimeouts.firstTextMs).toBeLessThanOrEqual(33_000);
  expect(defaultModelTimeouts.pauseMs).toBeLessThanOrEqual(33_000);
});
