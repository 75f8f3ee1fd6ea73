import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillKit } from "#adapters/pdf/fill-kit.ts";
import { stampKit } from "#adapters/pdf/stamp-kit.ts";
import { freeKitId } from "#core/kits/free-kit.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { addProMember } from "../tests/support/account/pro-member.ts";
import { type Figure, figure, kilobytes, median, percentile } from "./support/report.ts";

const folder = "dist/kits";
const maxMs = 50;
const buyers = 200;
/** Fewer than the downloads that an hour allows. */
const downloads = 20;

/** The stamp in the process that serves, each time for another buyer, and a download of the free pack through the built server. */
export async function kits(): Promise<Figure[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".pdf"));
  const pdfs = files.map((name) => readFileSync(join(folder, name)));
  const biggest = pdfs.toSorted((a, b) => b.length - a.length)[0];
  if (!biggest) return [figure("No kit was typeset on this system", "-", "for comparison", true)];
  const first = await timeOf(() => stampKit(biggest, "first@example.com"));
  const times: number[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1)
    times.push(await timeOf(() => stampKit(biggest, `buyer-${buyer}@example.com`)));
  const filling = await timeOf(() => fillKit(biggest, { role: "Head of structural engineering" }));
  const download = median(await downloadTimes());
  const [p50, p99] = [median(times), percentile(times, 0.99)];
  return [
    figure("First stamp, with the face read", `${first.toFixed(0)} ms`, "for comparison", true),
    figure(
      `Stamp of ${kilobytes(biggest.length)}, p50 / p99`,
      `${p50.toFixed(2)} / ${p99.toFixed(2)} ms`,
      "<= 5 ms p50",
      p50 <= 5,
    ),
    figure(
      "A stamped download, median",
      `${download.toFixed(1)} ms`,
      `<= ${maxMs} ms`,
      download <= maxMs,
    ),
    figure("Her words in its fields", `${filling.toFixed(0)} ms`, "for comparison", true),
  ];
}

async function downloadTimes(): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-bench-"));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const { settings, cookie } = await addProMember({ DATA_DIR: dataDir });
  const { url } = stack.use(await startServer({ ...settings }, { dataDir }));
  const times: number[] = [];
  for (let round = 0; round < downloads; round += 1)
    times.push(
      await timeOf(async () => {
        const response = await fetch(`${url}/download/${freeKitId}`, {
          headers: { cookie },
        });
        const { byteLength } = await response.arrayBuffer();
        if (!response.ok || byteLength < 50_000)
          throw new Error(`The download answered ${response.status}.`);
      }),
    );
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
