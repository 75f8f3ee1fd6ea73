import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { signInAt } from "../tests/journeys/support/sign-in-at.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { load, type Load, startRawServer } from "./support/load.ts";
import { type Figure, figure, median, percent } from "./support/report.ts";

const rounds = 3;

/** The cost of a session: a page and the call for the viewer, on both databases. */
export async function accounts(): Promise<Figure[]> {
  const embedded = await measureOn("embedded", {});
  const postgres = await startPostgres();
  try {
    const settings = { DATABASE_URL: postgres.url("postgres") };
    return [...embedded, ...(await measureOn("PostgreSQL", settings))];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(engine: string, settings: Record<string, string>): Promise<Figure[]> {
  await using server = await startServer(settings);
  const cookie = await signInAt(server, "ada@example.com");
  const page = `${server.url}/pricing`;
  const user = `${server.url}/api/auth/user`;
  await using rawPage = await startRawCopy(page, cookie);
  await using rawUser = await startRawCopy(user, cookie);
  const loads: Load[][] = [[], [], [], [], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [url, as]] of (
      [
        [rawPage.url, {}],
        [page, { cookie }],
        [`${page}?x=1`, {}],
        [rawUser.url, {}],
        [user, { cookie }],
      ] as const
    ).entries())
      loads[at]?.push(await load(url, as));
  const [limit, signedIn, visitor, userLimit, userRate] = loads.map(perSecond);
  const p99 = median((loads[1] ?? []).map((one) => one.p99));
  return [
    ratio(`Signed-in page, ${engine}`, signedIn, limit, ">= 5 %", 0.05),
    figure(`Signed-in page, ${engine}, p99 at 16`, `${p99} ms`, "< 50 ms", p99 < 50),
    ratio(`… beside a visitor's page, both rendered`, signedIn, visitor, ">= 70 %", 0.7),
    ratio(`GET /api/auth/user, ${engine}`, userRate, userLimit, ">= 5 %", 0.05),
  ];
}

function perSecond(loads: readonly Load[]): number {
  return median(loads.map((one) => one.perSecond));
}

function ratio(what: string, ours = 0, theirs = 1, goal = "", least = 0): Figure {
  const share = ours / theirs;
  return figure(what, `${Math.round(ours)} req/s, ${percent(share)}`, goal, share >= least);
}

async function startRawCopy(url: string, cookie: string) {
  const response = await fetch(url, { headers: { Cookie: cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const sent = Object.fromEntries(response.headers);
  return startRawServer(Buffer.from(await response.arrayBuffer()), sent);
}
