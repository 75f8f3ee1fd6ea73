import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addProMember } from "../tests/support/account/pro-member.ts";
import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { fillRecord } from "./support/fill-record.ts";
import { type Load, load, startRawServer } from "./support/load.ts";
import { type Figure, figure, median } from "./support/report.ts";
import { residentMegabytes } from "../tests/support/app/resident-memory.ts";

const rounds = 5;

/** The Pro dashboard of a filled record beside raw node:http sending the same bytes, and what the process holds after it. */
export async function dashboard(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    return [
      ...(await measureOn("PostgreSQL", { DATABASE_URL: postgres.url("postgres") }, 250)),
      ...(await measureOn("embedded", {}, 500)),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(
  engine: string,
  shared: Readonly<Record<string, string>>,
  most: number,
): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-"));
  try {
    const member = await addProMember({ ...shared, DATA_DIR: dataDir });
    await fillRecord(member);
    await using server = await startServer(member.settings, { dataDir });
    const url = `${server.url}/dashboard`;
    const headers = { cookie: member.cookie };
    await load(url, headers);
    const response = await fetch(url, { headers });
    const sent = Object.fromEntries(response.headers);
    await using raw = await startRawServer(Buffer.from(await response.arrayBuffer()), sent);
    const shares: number[] = [];
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const limit = await load(raw.url, {});
      const ours = await load(url, headers);
      loads.push(ours);
      shares.push(ours.perSecond / limit.perSecond);
    }
    const perSecond = Math.round(median(loads.map((one) => one.perSecond)));
    const p99 = median(loads.map((one) => one.p99));
    const share = median(shares);
    const resident = residentMegabytes(server.process.pid);
    const told = `${perSecond} req/s, ${(share * 100).toFixed(1)} %`;
    return [
      figure(`Pro dashboard, ${engine}`, told, ">= 5 %", share >= 0.05),
      figure(`… p99 at 16`, `${p99} ms`, "< 50 ms", p99 < 50),
      figure(
        `… resident after it`,
        `${Math.round(resident)} MB`,
        `<= ${most} MB`,
        resident <= most,
      ),
    ];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
