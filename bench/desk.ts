import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { addProMember } from "../tests/support/account/pro-member.ts";
import {
  fillHouse,
  type HouseSize,
  housePages,
  largeHouse,
  smallHouse,
} from "../tests/support/database/fill-house.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { type Figure, figure, median } from "./support/report.ts";

const rounds = 40;
const warmUps = 8;

type House = AsyncDisposable & { readonly ask: (path: string) => Promise<number> };

/** Every page of the owner in a house of 10,000 people beside one of 100, asked in turn. */
export async function desk(): Promise<Figure[]> {
  await using small = await openHouse(smallHouse);
  await using large = await openHouse(largeHouse);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(housePages)) {
    const times: Record<"few" | "many", number[]> = { few: [], many: [] };
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const [few, many] = [await small.ask(path), await large.ask(path)];
      if (round < warmUps) continue;
      times.few.push(few);
      times.many.push(many);
    }
    const [few, many] = [median(times.few), median(times.many)];
    const value = `${many.toFixed(1)} ms, ${(many / few).toFixed(2)} × a hundredth`;
    figures.push(figure(`10,000 people: ${name}`, value, "<= 2 ×", many <= 2 * few));
  }
  return figures;
}

async function openHouse(size: HouseSize): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-"));
  const owner = await addProMember({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase(readSettings(owner.settings));
  await fillHouse(db, size);
  await close();
  const settings = { ...owner.settings, OWNER_EMAILS: `${owner.id}@example.com` };
  const server = await startServer(settings, { dataDir });
  return {
    async ask(path) {
      const started = performance.now();
      const response = await fetch(server.url + path, { headers: { cookie: owner.cookie } });
      await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return performance.now() - started;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true });
    },
  };
}
