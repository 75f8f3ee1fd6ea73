import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { describeUpstream } from "./describe-upstream.ts";
import type { UpstreamSettings } from "./index.ts";

async function describeAnsweredBy(
  answer: RequestListener,
  own: Partial<UpstreamSettings> = {},
): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const upstream: UpstreamSettings = {
    provider: "openai-compatible",
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: "small",
    apiKey: "a key",
    ...own,
  };
  const sentence = await describeUpstream(upstream);
  server.close();
  return sentence.replace(`127.0.0.1:${port}`, "here");
}

const listing =
  (...ids: string[]): RequestListener =>
  (_, response) =>
    void response.end(JSON.stringify({ data: ids.map((id) => ({ id })) }));

test.for<[string, RequestListener, string]>([
  ["has the model", listing("large", "small"), "AI: here answers and has the model small."],
  [
    "has others",
    listing("large"),
    "AI: here answers but does not list the model small. It lists large. Set AI_MODEL to one that it has.",
  ],
  [
    "refuses the key",
    (_, response) => void response.writeHead(401).end("secret upstream words"),
    "AI: here refuses the key (401). Check AI_API_KEY.",
  ],
  [
    "lists nothing",
    (_, response) => void response.writeHead(404).end("<html>secret upstream words</html>"),
    "AI: here answers and lists no models (404). Whether it has small shows with the first text.",
  ],
  [
    "never stops",
    (_, response) => {
      const list = `{"data":[${'{"id":"small"},'.repeat(1_000)}`;
      Readable.from(endless(list)).pipe(response);
    },
    "AI: here answers and lists no models (200). Whether it has small shows with the first text.",
  ],
  [
    "has a thousand models in one line",
    listing(...Array.from({ length: 1_000 }, (_, at) => "large".repeat(100) + at), "small"),
    "AI: here answers and has the model small.",
  ],
  [
    "answers no JSON",
    (_, response) => void response.end("<html>"),
    "AI: here answers and lists no models (200). Whether it has small shows with the first text.",
  ],
])("an upstream that %s is described in a sentence", async ([, answer, sentence]) => {
  expect(await describeAnsweredBy(answer)).toBe(sentence);
});

function* endless(piece: string) {
  for (;;) yield piece;
}

test("each kind of upstream gets its own key header, and the models' address alone", async () => {
  const requests: unknown[] = [];
  const watch: RequestListener = ({ url, headers }, response) => {
    requests.push([url, headers.authorization, headers["x-api-key"]]);
    response.end('{"data":[]}');
  };
  await describeAnsweredBy(watch);
  await describeAnsweredBy(watch, { provider: "anthropic" });
  expect(requests).toEqual([
    ["/v1/models", "Bearer a key", undefined],
    ["/v1/models", undefined, "a key"],
  ]);
});

test("a redirect is not followed: the key goes to the operator's address alone", async () => {
  const requests: unknown[] = [];
  const elsewhere = createServer(({ url }) => requests.push(url)).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const address = elsewhere.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const away: RequestListener = (_, response) =>
    void response.writeHead(302, { Location: `http://127.0.0.1:${port}/v1/models` }).end();
  expect(await describeAnsweredBy(away, { provider: "anthropic" })).toContain(
    "lists no models (302)",
  );
  expect(requests).toEqual([]);
  elsewhere.close();
});

test("an address where nobody listens is said, and nothing is thrown", async () => {
  const upstream: UpstreamSettings = {
    provider: "openai-compatible",
    baseUrl: "http://127.0.0.1:1/v1",
    model: "small",
    apiKey: undefined,
  };
  expect(await describeUpstream(upstream)).toContain("cannot be reached");
});
