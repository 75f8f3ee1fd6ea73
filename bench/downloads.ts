import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { deriveKeys } from "#adapters/secret/key-ring.ts";
import { kits } from "#core/kits/kits.ts";
import { createDownloadLinks } from "#features/delivery/download-links.server.ts";
import { kitIdsOfSku } from "#features/delivery/download-access.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { insertPaidPurchase } from "../tests/support/billing/purchase-rows.ts";
import { type Figure, figure, kilobytes, median } from "./support/report.ts";
import { fixedSecret } from "../tests/support/app/fixed-secret.ts";

const maxMs = 50;
const buyers = 40;
const warmUp = 10;
const bundle = "career-confidence-bundle";

/** Request to last byte through the built server: each buyer's first download of a kit, and the next. */
export async function downloads(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-bench-"));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { DATA_DIR: dataDir, APP_SECRET: fixedSecret };
  const ids = await addBuyers(settings);
  const server = stack.use(await startServer(settings, { dataDir }));
  const links = createDownloadLinks(deriveKeys([fixedSecret], "downloads"));
  const figures: Figure[] = [];
  for (const kit of kitIdsOfSku(bundle)) {
    const name = kits.find(({ id }) => id === kit)?.name ?? kit;
    const urls = ids.map((id) => server.url + links.pathTo(id, kit, 600));
    await measureAll(urls.slice(0, warmUp));
    const first = await measureAll(urls.slice(warmUp));
    const next = await measureAll(urls.slice(warmUp));
    const size = kilobytes(first.size);
    figures.push(
      figure(
        `${name}, stamped`,
        `${formatMs(first.time)}, ${size}`,
        `<= ${maxMs} ms`,
        first.time <= maxMs,
      ),
      figure("… her next download of it", formatMs(next.time), "for comparison", true),
    );
  }
  return figures;
}

/** Purchases of people who are no members, in records that no process holds at this moment. */
async function addBuyers(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { db, close } = await openDatabase(readSettings(settings));
  const ids: string[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1)
    ids.push(await insertPaidPurchase(db, { sku: bundle, email: `buyer.${buyer}@example.com` }));
  await close();
  return ids;
}

async function measureAll(urls: readonly string[]) {
  const times: number[] = [];
  let size = 0;
  for (const url of urls) {
    const one = await timeOf(url);
    times.push(one.time);
    size = one.size;
  }
  return { time: median(times), size };
}

async function timeOf(url: string) {
  const started = performance.now();
  const response = await fetch(url);
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`A download answered ${response.status}.`);
  return { time: performance.now() - started, size: byteLength };
}

function formatMs(time: number): string {
  return `${time.toFixed(1)} ms`;
}
