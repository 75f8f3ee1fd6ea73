import { startServer } from "../tests/journeys/support/server.ts";
import { type Figure, figure, median } from "./support/report.ts";
import { says, startUpstream } from "../tests/upstream/hostile-upstream.ts";
import { boundaryAnswers, goodBoundary } from "../tests/upstream/asking.ts";

const rounds = 60;
const body = JSON.stringify({ toolId: "boundaryScript", prompt: "", answers: boundaryAnswers });

/** The first piece of text through us against the same upstream called directly; then 300 streams at once. */
export async function streams(): Promise<Figure[]> {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  await using slow = await startUpstream(
    "openai-compatible",
    says(goodBoundary, { pieces: 40, pauseMs: 250 }),
  );
  const env = {
    TRUST_PROXY: "1",
    AI_PROVIDER: "openai-compatible",
    AI_API_KEY: "key",
    AI_MODEL: "stub",
  };
  await using server = await startServer({ ...env, AI_BASE_URL: upstream.baseUrl });
  const direct: number[] = [];
  const through: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    direct.push(await firstBytes(`${upstream.baseUrl}/chat/completions`, "content", {}));
    through.push(
      await firstBytes(`${server.url}/api/ai/generate`, "event: delta", from(round, server.url)),
    );
  }
  const added = median(through.slice(10)) - median(direct.slice(10));
  await using busy = await startServer({ ...env, AI_BASE_URL: slow.baseUrl });
  const { live, refused } = await flood(busy.url, 310);
  return [
    figure(
      "First text, direct / through us",
      `${median(direct).toFixed(1)} / ${median(through).toFixed(1)} ms`,
      "<= direct + 5 ms",
      added <= 5,
    ),
    figure(
      "310 streams at once",
      `${live} live, ${refused} answered 503`,
      "300 live, 503 beyond",
      live === 300 && refused === 10,
    ),
  ];
}

function from(client: number, origin: string): Record<string, string> {
  return { "x-forwarded-for": `10.1.${Math.floor(client / 200)}.${(client % 200) + 1}`, origin };
}

async function firstBytes(
  url: string,
  mark: string,
  headers: Record<string, string>,
): Promise<number> {
  const started = performance.now();
  const response = await post(url, headers);
  let received = "";
  for await (const chunk of response.body ?? []) {
    received += Buffer.from(chunk).toString();
    if (received.includes(mark)) break;
  }
  return performance.now() - started;
}

async function flood(origin: string, count: number): Promise<{ live: number; refused: number }> {
  const abort = new AbortController();
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, client) => {
      const response = await post(`${origin}/api/ai/generate`, from(client, origin), abort.signal);
      return response.status;
    }),
  );
  abort.abort();
  const live = statuses.filter((status) => status === 200).length;
  return { live, refused: statuses.filter((status) => status === 503).length };
}

function post(
  url: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
    body,
    ...(signal ? { signal } : {}),
  });
}
