import type { Database } from "#adapters/database/database.ts";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";
import {
  fillHouse,
  type HouseSize,
  housePages,
  largeHouse,
  laterPages,
  smallHouse,
} from "../support/database/fill-house.ts";
import { type RecordedQuery, recordQueries } from "../support/database/test-database.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const paths = { ...housePages, ...laterPages };
type PageName = keyof typeof paths;
const pageNames = Object.keys(paths).filter((name): name is PageName => Object.hasOwn(paths, name));

/** Tables of which a large house has thousands of rows; a thousand hours are joined faster whole than one by one. */
const largeTables = [
  "user",
  "session",
  "purchase",
  "blog_post",
  "blog_post_version",
  "shared_text",
  "letter_copy",
  "monthly_count",
  "desk_act",
];

type PageCost = {
  /** Their texts, whatever number of values a list has. */
  readonly statements: readonly string[];
  /** The most rows that one statement gives the page. */
  readonly most: number;
  /** What the scans of all statements read. */
  readonly rowsRead: number;
  /** The large tables that are read from end to end. */
  readonly wholeTables: readonly string[];
};

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
};

const PlanNode: z.ZodType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().optional(),
  get Plans() {
    return z.array(PlanNode).optional();
  },
});

const Explained = z.object({
  rows: z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: PlanNode })]) })]),
});

/** Runs a statement once more, with the same values, and answers how it was done. */
async function explain(db: Database, { query, params }: RecordedQuery): Promise<PlanNode> {
  const parts = query
    .split(/\$(\d+)/)
    .map((part, at): SQL =>
      at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`,
    );
  const answer = await db.execute(sql`explain (analyze, format json) ${sql.join(parts)}`);
  return Explained.parse(answer).rows[0]["QUERY PLAN"][0].Plan;
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function measure(db: Database, queries: readonly RecordedQuery[]): Promise<PageCost> {
  const plans: PlanNode[] = [];
  for (const one of queries)
    if (/^\s*(?:select|with)\b/i.test(one.query)) plans.push(await explain(db, one));
  const scans = plans.flatMap(nodesOf).filter(({ "Relation Name": table }) => table !== undefined);
  const whole = scans
    .filter((node) => node["Node Type"] === "Seq Scan")
    .map((node) => node["Relation Name"] ?? "")
    .filter((table) => largeTables.includes(table));
  return {
    statements: queries.map(({ query }) => query.replaceAll(/\$\d+(?:, \$\d+)*/g, "$")),
    most: Math.max(0, ...plans.map((plan) => plan["Actual Rows"])),
    rowsRead: scans.reduce(
      (sum, node) =>
        sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
      0,
    ),
    wholeTables: [...new Set(whole)].toSorted(),
  };
}

/** What each page costs in a house of this size. */
async function costsOf(size: HouseSize): Promise<ReadonlyMap<PageName, PageCost>> {
  await using app = await createTestApp({ settings });
  await fillHouse(app.db, size);
  const owner = await signIn(app, "owner@example.com");
  const costs = new Map<PageName, PageCost>();
  // The first request of a minute looks after the member’s own subscription.
  await owner.request("/desk");
  for (const name of pageNames) {
    const queries = await recordQueries(async () => {
      expect((await owner.request(paths[name])).status, name).toBe(200);
    });
    // The test checkout looks after itself meanwhile.
    const own = queries.filter(({ query }) => !query.includes("emulator_object"));
    costs.set(name, await measure(app.db, own));
  }
  return costs;
}

/** Figures over everybody: they are counted by the database, and one row of each comes back. */
const counting: readonly PageName[] = ["Numbers", "Health", "A letter, previewed"];

test("in a house of 10,000 people each page asks as often as in one of 100, gets no more than a page of rows, and reads no list from end to end", async () => {
  const small = await costsOf(smallHouse);
  const large = await costsOf(largeHouse);
  for (const name of pageNames) {
    const [few, many] = [small.get(name), large.get(name)];
    expect(many?.statements, `statements of ${name}`).toEqual(few?.statements);
    expect(many?.most, `rows for ${name}`).toBeLessThanOrEqual(101);
    if (counting.includes(name)) continue;
    expect(many?.wholeTables, `whole tables of ${name}`).toEqual([]);
    expect(many?.rowsRead, `rows read for ${name}`).toBeLessThanOrEqual(1_500);
  }
});
