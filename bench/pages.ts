import { startServer } from "../tests/journeys/support/server.ts";
import { load, startRawServer } from "./support/load.ts";
import { fetchTransferred } from "./support/fetch-transferred.ts";
import { type Figure, figure, median, percent } from "./support/report.ts";

const rounds = 3;

/** Interleaved rounds, so that a drifting machine slows both sides alike. */
export async function pages(): Promise<Figure[]> {
  await using server = await startServer();
  const url = `${server.url}/`;
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  const body = await fetchTransferred(url);
  await using raw = await startRawServer(body, Object.fromEntries(response.headers));
  const cached: number[] = [];
  const limit: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limit.push((await load(raw.url)).perSecond);
    cached.push((await load(url)).perSecond);
  }
  const { perSecond: rendered } = await load(`${server.url}/?x=1`);
  const ratio = median(cached) / median(limit);
  return [
    figure("raw node:http", `${Math.round(median(limit))} req/s`, "the limit", true),
    figure(
      "Visitor page from the cache",
      `${Math.round(median(cached))} req/s, ${percent(ratio)}`,
      ">= 70 %",
      ratio >= 0.7,
    ),
    figure(
      "Page rendered on each request",
      `${Math.round(rendered)} req/s, ${percent(rendered / median(limit))}`,
      ">= 5 %",
      rendered / median(limit) >= 0.05,
    ),
  ];
}
