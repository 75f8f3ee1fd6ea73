import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { type RunningServer, startServer } from "../tests/journeys/support/server.ts";
import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { addProMember, type ProMember } from "../tests/support/account/pro-member.ts";
import { boundaryAnswers } from "../tests/upstream/asking.ts";
import { type Figure, figure } from "./support/report.ts";
import { residentMegabytes } from "../tests/support/app/resident-memory.ts";

const laps = 4;
const seconds = 10;
const connections = 16;
/** How much larger the process may be at the end than after half of the laps. */
const maxGrowthRatio = 1.1;

/** What the process holds after mixed traffic: visitors' pages, cached and rendered, members' pages, and results. */
export async function memory(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const shared = { DATABASE_URL: postgres.url("postgres") };
    return [
      ...(await measureOn("PostgreSQL", shared, 250)),
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
    await using server = await startServer({ ...member.settings, TRUST_PROXY: "1" }, { dataDir });
    const after: number[] = [];
    let answered = 0;
    for (let lap = 0; lap < laps; lap += 1) {
      answered += await runLap(server, member);
      after.push(residentMegabytes(server.process.pid));
    }
    const [half = 0, end = 0] = [after[laps / 2 - 1], after.at(-1)];
    const readings = after.map(Math.round).join(", ");
    return [
      figure(
        `Resident after ${answered} answers, ${engine}`,
        `${Math.round(end)} MB (${readings})`,
        `<= ${most} MB`,
        Math.max(...after) <= most,
      ),
      figure(
        "… at the end beside half of it",
        `${(end / half).toFixed(2)} ×`,
        `<= ${maxGrowthRatio} ×`,
        end / half <= maxGrowthRatio,
      ),
    ];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** One lap of the mix; throws when anything but 2xx comes back. */
async function runLap(server: RunningServer, member: ProMember): Promise<number> {
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: requestMix(server, member),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed.`);
  return result["2xx"];
}

/** `?x=1` is no address of ours, so the page is rendered each time. */
function requestMix({ url }: RunningServer, { cookie }: ProMember): autocannon.Request[] {
  const visitorHeaders = { "accept-encoding": "br" };
  const memberHeaders = { ...visitorHeaders, cookie };
  return [
    ...["/", "/pricing", "/?x=1", "/blog?x=1", "/tools/boundary-script?x=1"].map((path) => ({
      path,
      headers: visitorHeaders,
    })),
    ...["/dashboard", "/library", "/account", "/api/auth/user"].map((path) => ({
      path,
      headers: memberHeaders,
    })),
    { method: "POST", path: "/api/ai/generate", setupRequest: (request) => ask(request, url) },
  ];
}

let visitors = 0;

/** A new visitor each time: each of them may have so many texts a minute. */
function ask(request: autocannon.Request, origin: string): autocannon.Request {
  visitors += 1;
  const address = [visitors >> 16, visitors >> 8, visitors].map((part) => part & 255).join(".");
  return {
    ...request,
    body: JSON.stringify({ toolId: "boundaryScript", prompt: "", answers: boundaryAnswers }),
    headers: { "content-type": "application/json", origin, "x-forwarded-for": `10.${address}` },
  };
}
