import { monthlyCount } from "#adapters/monthly-counts/table.server.ts";
import { createMonthlyCounter } from "#adapters/monthly-counts/monthly-counter.ts";
import { newId } from "#adapters/database/new-id.ts";
import { proGrant, user } from "#adapters/identity/table.server.ts";
import { monthsBetween, monthsOfYear } from "#core/months/month.ts";
import { kitIds } from "#core/kits/kit-ids.ts";
import { purchaseStates } from "#core/purchases/purchase.ts";
import { groupSales, netOf, sumSales } from "#app/desk/numbers/sales-tables.server.ts";
import { readSales } from "#features/billing/purchases/sales.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { insertPosts } from "../support/blog-posts.ts";
import {
  buyKit,
  buyPro,
  createGuest,
  createShopApp,
  openTestPortal,
  pressButton,
} from "../support/billing/buying.ts";
import { insertPaidPurchase } from "../support/billing/purchase-rows.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const embedded = { provider: "embedded", livemode: false } as const;

const Cells = z.array(z.array(z.string()));

async function readCsv(owner: { request: TestApp["request"] }, name: string) {
  const answer = await owner.request(`/api/desk/numbers/${name}.csv`);
  expect(answer.headers.get("content-disposition")).toContain(`${name}.csv`);
  return Cells.parse(parse(await answer.text()));
}

/** The cells of the table with this name, row by row. */
function tableOf(page: string, label: string): string[][] {
  const table = page.split(`aria-label="${label}"`)[1]?.split("</table>")[0] ?? "";
  return [...table.matchAll(/<tr>(.*?)<\/tr>/g)]
    .slice(1)
    .map(([, row = ""]) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) =>
        cell.replaceAll(/<[^>]+>/g, ""),
      ),
    );
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

test("what was bought, given back and subscribed stands there in the figures of the payments", async () => {
  await using app = await createShopApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  await buyKit(ada, "power-bio-builder");
  await buyKit(createGuest(app), "power-bio-builder", "guest@example.com");
  const { purchase: session } = await buyKit(ada, "private-strategy-session");
  await buyPro(ada);
  await pressButton(ada, await openTestPortal(ada), "refund", {});
  const rows = await app.db.select().from(purchase);
  const paid = rows.reduce((sum, { amount }) => sum + amount, 0);
  const back = rows.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  expect(back).toBeGreaterThan(0);

  const page = await (await owner.request("/desk/numbers")).text();
  const year = new Date().getUTCFullYear();
  const things = tableOf(page, `Sales by kit, plan and session in ${year}`);
  expect(new Map(things.map(([name, sold]) => [name, sold]))).toEqual(
    new Map([
      ["Power Bio Builder", "2"],
      ["Private Strategy Session", "1"],
      ["Pro, monthly", "1"],
    ]),
  );
  expect(session.amount).toBe(9_900);
  const months = await readCsv(owner, "sales-by-month");
  const month = new Date().toISOString().slice(0, 7);
  expect(months).toEqual([
    ["month", "sold", "revenue", "given back", "lost in disputes", "left"],
    [month, "4", dollars(paid), dollars(back), "0.00", dollars(paid - back)],
  ]);
  const members = tableOf(page, "Members by plan");
  expect(members.map(([, count]) => count)).toHaveLength(5);
  expect(members.at(-1)?.[1]).toBe("2");
});

/** Rows as they may stand in the records, of both providers, at the edges of months too. */
const saleRow = fc.record({
  provider: fc.constantFrom("embedded", "stripe"),
  sku: fc.constantFrom(...kitIds, "pro_monthly", "pro_annual"),
  state: fc.constantFrom(...purchaseStates),
  amount: fc.integer({ min: 0, max: 20_000 }),
  back: fc.constantFrom(0, 0.5, 1),
  paidAt: fc.option(
    fc.oneof(
      fc.constantFrom("2025-12-31T23:59:59.999Z", "2026-01-01T00:00:00Z", "2026-03-01T00:00:00Z"),
      fc
        .date({ min: new Date("2024-06-01"), max: new Date("2026-11-30"), noInvalidDate: true })
        .map((at) => at.toISOString()),
    ),
  ),
} as const);

test("the sums over months, over things and over the rows are one sum, in every year", async () => {
  await using app = await createTestApp({ settings });
  const { db } = app;
  await fc.assert(
    fc.asyncProperty(fc.array(saleRow, { maxLength: 40 }), async (rows) => {
      await db.delete(purchase);
      if (rows.length > 0)
        await db.insert(purchase).values(
          rows.map(({ back, paidAt, ...row }) => ({
            ...row,
            id: newId(),
            livemode: false,
            kind: "session" as const,
            priceId: "price",
            currency: "usd",
            // Open ones are at most one of a kind; what was paid is not open.
            state: row.state === "open" ? ("paid" as const) : row.state,
            refundedCents: Math.round(row.amount * back),
            paidAt: paidAt === null ? null : new Date(paidAt),
            expiresAt: new Date(),
            look: 0,
          })),
        );
      const all = await readSales(db, embedded, monthsBetween("2024-01", "2026-12"));
      const sales = rows.filter(({ provider, paidAt }) => provider === "embedded" && paidAt);
      const expected = {
        sold: sales.length,
        revenue: sales.reduce((sum, { amount }) => sum + amount, 0),
        refunded: sales.reduce((sum, { amount, back }) => sum + Math.round(amount * back), 0),
        lost: sales
          .filter(({ state }) => state === "lost")
          .reduce((sum, { amount, back }) => sum + amount - Math.round(amount * back), 0),
      };
      expect(sumSales(all)).toEqual(expected);
      for (const column of ["month", "sku"] as const)
        expect(sumSales([...groupSales(all, column).values()])).toEqual(expected);
      const years = await Promise.all(
        [2024, 2025, 2026].map((year) => readSales(db, embedded, monthsOfYear(`${year}-01`))),
      );
      expect(years.flat()).toEqual(all);
      expect(netOf(sumSales(years.flat()))).toBe(
        expected.revenue - expected.refunded - expected.lost,
      );
    }),
    { numRuns: 30 },
  );
});

test("a year shows its own months; a month that is none is refused; what is not in charge counts nothing", async () => {
  const now = new Date("2026-03-15T00:00:00Z");
  await using app = await createTestApp({ settings, deskClock: () => now });
  const owner = await signIn(app, "owner@example.com");
  const { db } = app;
  const sku = "interview-coaching";
  await insertPaidPurchase(db, { sku, paidAt: new Date("2025-12-31T23:59:59Z"), amount: 1_100 });
  await insertPaidPurchase(db, { sku, paidAt: new Date("2026-01-01T00:00:00Z"), amount: 2_250 });
  await insertPaidPurchase(db, { sku, provider: "stripe", livemode: true, amount: 9_999 });
  const page = await (await owner.request("/desk/numbers")).text();
  expect(tableOf(page, "Sales by month in 2026")).toEqual([
    ["January 2026", "1", "$22.50", "$0", "$0", "$22.50"],
  ]);
  expect(page).toContain("/desk/numbers?month=2025-12");
  const earlier = await (await owner.request("/desk/numbers?month=2025-12")).text();
  expect(tableOf(earlier, "Sales by month in 2025")).toEqual([
    ["December 2025", "1", "$11", "$0", "$0", "$11"],
  ]);
  expect(earlier).toContain("/desk/numbers?month=2026-03");
  for (const month of ["2026-13", "march", "1999-01"])
    expect((await owner.request(`/desk/numbers?month=${month}`)).status).toBe(400);
  expect(await (await owner.request("/desk/numbers?month=2020-01")).text()).toContain(
    "Nothing was sold in 2020.",
  );
});

test("each member stands in one plan, and all plans together are all members", async () => {
  await using app = await createShopApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const paying = await signIn(app, "paying@example.com");
  await buyPro(paying);
  const given = await signIn(app, "given@example.com");
  const past = new Date(Date.now() - 1_000);
  await app.db.insert(proGrant).values([
    { id: newId(), userId: paying.id, reason: "" },
    { id: newId(), userId: given.id, reason: "" },
    { id: newId(), userId: given.id, reason: "" },
    { id: newId(), userId: owner.id, reason: "", until: past },
  ]);
  await app.db.insert(user).values({ id: newId(), email: "free@example.com" });
  expect(await readCsv(owner, "members-by-plan")).toEqual([
    ["plan", "members"],
    ["free", "2"],
    ["pro, monthly", "1"],
    ["pro, annual", "0"],
    ["pro by hand", "1"],
    ["all", "4"],
  ]);
});

const generate = (app: TestApp, toolId: string) =>
  app.post("/api/ai/generate", {
    toolId,
    answers: { request: "take calls after 7pm", by: "Dana", refusal: "take calls after 6pm" },
  });

test("each text that was written counts for its tool and month, and nobody stands beside it", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const written = await generate(app, "boundaryScript");
  expect(written.status).toBe(200);
  expect((await generate(app, "boundaryScript")).status).toBe(200);
  expect((await generate(app, "noSuchTool")).status).toBe(400);
  await app.counter.flush();
  const month = new Date().toISOString().slice(0, 7);
  expect(await readCsv(owner, "texts-by-tool")).toEqual([
    ["tool", "month", "texts"],
    ["boundaryScript", month, "2"],
  ]);
  const page = await (await owner.request("/desk/numbers")).text();
  expect(tableOf(page, `Texts by tool in ${month.slice(0, 4)}`)).toEqual([
    ["Boundary Script", "2", "2"],
  ]);
  expect(Object.keys((await app.db.select().from(monthlyCount))[0] ?? {}).toSorted()).toEqual([
    "count",
    "key",
    "month",
    "subject",
  ]);
});

const browser = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
};

test("a post’s pages are counted from memory and rendered alike, robots and anything else left out", async () => {
  const pages = await createRenderedPages("http://localhost:3000");
  await using served = await serveTestApp({ pages, settings });
  const { app, url } = served;
  await insertPosts(app.db, [{ slug: "open-post" }, { slug: "draft-post", isDraft: true }]);
  const owner = await signIn(app, "owner@example.com");
  const read = (path: string, headers: Record<string, string> = browser, method = "GET") =>
    fetch(url + path, { method, headers });
  const first = await read("/blog/open-post");
  const etag = first.headers.get("etag") ?? "";
  expect(first.status).toBe(200);
  await first.text();
  expect((await read("/blog/open-post", { ...browser, "If-None-Match": etag })).status).toBe(304);
  await read("/blog/open-post?utm_source=letter");
  await app.request("/blog/open-post", { headers: { ...browser, Cookie: owner.cookie } });
  for (const agent of ["Googlebot/2.1", "curl/8.5.0", ""])
    await read("/blog/open-post", { "User-Agent": agent });
  await read("/blog/open-post", browser, "HEAD");
  for (const path of ["/blog", "/blog/draft-post", "/blog/none", "/pricing"]) await read(path);
  await read("/api/blog/open-post");
  await app.counter.flush();
  const month = new Date().toISOString().slice(0, 7);
  expect(await readCsv(owner, "readers-by-post")).toEqual([
    ["post", "month", "pages", "opened in place"],
    ["open-post", month, "4", "1"],
  ]);
  const page = await (await owner.request("/desk/numbers")).text();
  expect(page).toContain("About open-post");
});

test("readers come in pages of twenty-five, the most read first, each post once", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  await app.db.insert(monthlyCount).values(
    Array.from({ length: 120 }, (_, at) => ({
      subject: "post page" as const,
      month,
      key: `post-${String(at).padStart(3, "0")}`,
      count: 1 + Math.floor(at / 7),
    })),
  );
  const seen: string[] = [];
  for (let path: string | undefined = "/desk/numbers"; path !== undefined;) {
    const page: string = await (await owner.request(path)).text();
    seen.push(
      ...[...page.matchAll(/(post-\d{3}) \(no longer here\)/g)].map(([, slug = ""]) => slug),
    );
    path = /href="(\/desk\/numbers\?[^"]*post=[^"#]*)/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  }
  const expected = Array.from(
    { length: 120 },
    (_, at) => `post-${String(119 - at).padStart(3, "0")}`,
  );
  expect(seen).toEqual(expected);
});

test("a cell that a spreadsheet would take for a formula is none", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await app.db
    .insert(monthlyCount)
    .values({ subject: "post page", month: "2026-01-01", key: "=1+1", count: 1 });
  expect((await readCsv(owner, "readers-by-post"))[1]?.[0]).toBe("'=1+1");
});

const at = (day: string) => () => new Date(`${day}T12:00:00Z`);

test("counts are written in one statement, added by every process, and kept when they cannot be written", async () => {
  await using app = await createTestApp();
  const { db } = app;
  const problems: unknown[] = [];
  const report = (error: unknown) => void problems.push(error);
  const one = createMonthlyCounter({ db, report, now: at("2026-01-31"), flushAfterMs: 1e6 });
  const other = createMonthlyCounter({ db, report, now: at("2026-01-01"), flushAfterMs: 1e6 });
  for (const counter of [one, other])
    for (const key of ["a", "b", "a"]) counter.add("post page", key);
  await Promise.all([one.flush(), other.flush(), one.flush()]);
  const all = () => db.select().from(monthlyCount).orderBy(monthlyCount.key);
  const january = { subject: "post page", month: "2026-01-01" };
  expect(await all()).toEqual([
    { ...january, key: "a", count: 4 },
    { ...january, key: "b", count: 2 },
  ]);
  one.add("post page", "a");
  await db.execute(sql`alter table monthly_count rename to monthly_count_away`);
  await one.flush();
  await db.execute(sql`alter table monthly_count_away rename to monthly_count`);
  expect(problems).toHaveLength(1);
  await one.close();
  expect((await all())[0]).toMatchObject({ key: "a", count: 5 });
});
