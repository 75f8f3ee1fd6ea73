import { chromium } from "playwright-core";
import runLighthouse from "lighthouse";
import { chromiumPath } from "../tests/journeys/support/chromium-path.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { freePort } from "../tests/support/app/free-port.ts";
import { type Figure, figure, median } from "./support/report.ts";

const paths = [
  "/",
  "/choose-path",
  "/tools",
  "/tools/boundary-script",
  "/pricing",
  "/power-kits",
  "/contact",
  "/blog",
  "/blog/a-boundary-is-a-statement",
];
const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

/** Lighthouse with its default mobile emulation, on the built server. */
export async function lighthouse(): Promise<Figure[]> {
  await using server = await startServer();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
    ],
  });
  const figures: Figure[] = [];
  try {
    for (const path of process.env["BENCH_PATHS"]?.split(",") ?? paths)
      figures.push(await measure(server.url + path, path, port));
  } finally {
    await browser.close();
  }
  return figures;
}

async function measure(url: string, path: string, port: number): Promise<Figure> {
  const scores: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const result = await runLighthouse(url, { port, output: "json", logLevel: "silent" });
    for (const name of categories)
      (scores[name] ??= []).push((result?.lhr.categories[name]?.score ?? 0) * 100);
    for (const name of metrics)
      (scores[name] ??= []).push(result?.lhr.audits[name]?.numericValue ?? Number.NaN);
  }
  const middle = (name: string) => median(scores[name] ?? []);
  const grades = categories.map(middle);
  const [paint = 0, largest = 0, blocking = 0, shift = 0] = metrics.map(middle);
  const ok =
    grades.every((grade) => grade === 100) &&
    paint <= 800 &&
    largest <= 1500 &&
    blocking <= 50 &&
    shift === 0;
  const times = `FCP ${Math.round(paint)}, LCP ${Math.round(largest)}, TBT ${Math.round(blocking)} ms, CLS ${shift.toFixed(3)}`;
  return figure(path, `${grades.join(" / ")}  ${times}`, "100 x 4; 800, 1500, 50 ms, 0", ok);
}
