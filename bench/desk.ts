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

type House = AsyncDisposable & {
  /** The milliseconds until the whole page is here; a form is sent where one is given. */
  readonly ask: (path: string, form?: Readonly<Record<string, string>>) => Promise<number>;
};

type Question = readonly [name: string, path: string, form?: Readonly<Record<string, string>>];

const inVain = "People, searched in vain";

const questions: readonly Question[] = [
  ...Object.entries(housePages),
  ["People, searched by a part", "/desk/people", { q: "member-9" }],
  [inVain, "/desk/people", { q: "nobody" }],
];

/** Every page of the owner in a house of 10,000 people beside one of 100, asked in turn. */
export async function desk(): Promise<Figure[]> {
  await using small = await openHouse(smallHouse);
  await using large = await openHouse(largeHouse);
  const figures: Figure[] = [];
  for (const [name, path, form] of questions) {
    const times: Record<"few" | "many", number[]> = { few: [], many: [] };
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const [few, many] = [await small.ask(path, form), await large.ask(path, form)];
      if (round < warmUps) continue;
      times.few.push(few);
      times.many.push(many);
    }
    const [few, many] = [median(times.few), median(times.many)];
    const value = `${many.toFixed(1)} ms, ${(many / few).toFixed(2)} × a hundredth`;
    // A part of an address has no index: what nobody has is looked for in every row.
    const most = name === inVain ? 3 : 2;
    figures.push(figure(`10,000 people: ${name}`, value, `<= ${most} ×`, many <= most * few));
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
    async ask(path, form) {
      const started = performance.now();
      const response = await fetch(server.url + path, {
        headers: { cookie: owner.cookie, origin: server.url },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
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
