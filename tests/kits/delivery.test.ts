import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { KitId } from "#core/kits/kits.ts";
import { download } from "#features/delivery/table.server.ts";
import { createDeliveryService } from "#features/delivery/delivery-service.server.ts";
import { purgeDownloads } from "#features/delivery/purge-downloads.server.ts";
import {
  downloadPathFor,
  sampleDelivery,
  sampleKit,
  createPurchaseStub,
  stampedSampleKit,
} from "../support/billing/bought-kits.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp, type TestAppOptions } from "../support/app/test-app.ts";

const kit = "interview-coaching";
const baseUrl = "http://localhost:3000";
const pages = await createRenderedPages(baseUrl);

/** The product with sample kits and purchases that the test makes. */
async function withPurchases(options: TestAppOptions = {}) {
  const purchases = createPurchaseStub();
  const { purchaseOf } = purchases;
  const app = await createTestApp({
    pages,
    ...options,
    delivery: { ...sampleDelivery(), purchaseOf, ...options.delivery },
  });
  return { app, purchases };
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

async function headingOf(response: Response): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1];
}

const ended = () => Date.now() - 16 * 60 * 1000;

test("a bought kit comes stamped, as a file to keep, and nobody else keeps it", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const { id } = purchases.add({ email: "ada@example.com" });
  const response = await app.request(downloadPathFor(app, id, kit));
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(stampedSampleKit(kit, "ada@example.com"));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="Interview Coaching Kit.pdf"',
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "accept-ranges": "bytes",
  });
  expect(response.headers.get("etag")).toMatch(/^"[\w-]{20,}"$/);
});

test("a download that broke off goes on where it was, over a real socket", async () => {
  const purchases = createPurchaseStub();
  const { purchaseOf } = purchases;
  await using served = await serveTestApp({ pages, delivery: { ...sampleDelivery(), purchaseOf } });
  const { id, email } = purchases.add({ email: "ada@example.com" });
  const url = served.url + downloadPathFor(served.app, id, kit);
  const file = Buffer.from(stampedSampleKit(kit, email ?? ""));
  const size = file.length;
  const etag = (await fetch(url, { method: "HEAD" })).headers.get("etag") ?? "";

  const asked = [
    [{}, 200, 0, size],
    [{ range: "bytes=0-99" }, 206, 0, 100],
    [{ range: "bytes=-100" }, 206, size - 100, size],
    [{ range: "bytes=100-" }, 206, 100, size],
    [{ range: `bytes=${size - 1}-` }, 206, size - 1, size],
    [{ range: `bytes=0-${size * 2}` }, 206, 0, size],
    [{ range: "bytes=0-99,200-299" }, 200, 0, size],
    [{ range: "lines=0-99" }, 200, 0, size],
    [{ range: "bytes=0-99", "if-range": etag }, 206, 0, 100],
    [{ range: "bytes=0-99", "if-range": '"of an older file"' }, 200, 0, size],
    [{ range: "bytes=0-99", "if-range": `W/${etag}` }, 200, 0, size],
    [{ range: "bytes=0-99", "if-range": new Date().toUTCString() }, 200, 0, size],
  ] as const;
  for (const [headers, status, start, end] of asked) {
    const response = await fetch(url, { headers });
    const about = JSON.stringify(headers);
    expect(response.status, about).toBe(status);
    expect(response.headers.get("etag"), about).toBe(etag);
    expect(response.headers.get("content-length"), about).toBe(`${end - start}`);
    const part = status === 206 ? `bytes ${start}-${end - 1}/${size}` : null;
    expect(response.headers.get("content-range"), about).toBe(part);
    expect((await bytesOf(response)).equals(file.subarray(start, end)), about).toBe(true);
  }
  for (const range of [`bytes=${size}-`, "bytes=-0"]) {
    const response = await fetch(url, { headers: { range } });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${size}`);
    expect(await response.text()).toBe("");
  }
  const head = await fetch(url, { method: "HEAD", headers: { range: "bytes=0-99" } });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe(`${size}`);
  expect(head.headers.get("etag")).toBe(etag);
});

test("an address that was changed anywhere opens nothing, and says the same of a purchase that is not there", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const mine = purchases.add({ sku: "career-confidence-bundle" });
  const { id: other } = purchases.add();
  const link = downloadPathFor(app, mine.id, kit);
  const { searchParams } = new URL(link, baseUrl);
  const sig = searchParams.get("sig") ?? "";
  const exp = searchParams.get("exp") ?? "";
  const changed = [
    link.replace(mine.id, other),
    link.replace(mine.id, randomUUID()),
    link.replace(kit, "power-bio-builder"),
    link.replace(exp, `${Number(exp) + 1}`),
    link.replace(exp, "99999999999"),
    link.replace(exp, `0${exp}`),
    link.replace(`exp=${exp}&`, ""),
    link.replace(`&sig=${sig}`, ""),
    link.replace(sig, sig.slice(0, -1)),
    link.replace(sig, `${sig}A`),
    link.replace(
      sig,
      sig.replace(/^./, (first) => (first === "A" ? "B" : "A")),
    ),
    link.replace(sig, ""),
  ];
  const answers = new Set<string>();
  for (const path of changed) {
    const response = await app.request(path);
    expect(response.status, path).toBe(403);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    answers.add((await headingOf(response)) ?? "");
    const asked = await app.request(path, form);
    expect(asked.status, path).toBe(403);
  }
  expect([...answers]).toEqual(["This link is not complete"]);
  expect(await app.emails()).toEqual([]);
  for (const path of ["/download/none-such/none-such", `/download/${mine.id}/none-such`])
    expect((await app.request(path)).status, path).toBe(404);
  expect(app.logged()).toContain('"what":"download","outcome":"refused"');
  expect(app.logged()).not.toContain(sig.slice(0, 20));
});

const form = {
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: "",
};

test("an address signed with another secret opens nothing", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const { id } = purchases.add();
  const ours = createDeliveryService({
    ...sampleDelivery(),
    db: app.db,
    mailer: { enqueue: async () => {} },
    secrets: ["another secret of somebody else"],
    brand: "M•Power",
    baseUrl,
    purchaseOf: purchases.purchaseOf,
  });
  const { pathname, search } = new URL(ours.mailLinkFor({ id }, kit));
  expect((await app.request(pathname + search)).status).toBe(403);
});

test("an ended link opens nothing again, and mails a fresh one to an address that the page never shows", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const { id } = purchases.add({ email: "ada@example.com" });
  const old = downloadPathFor(app, id, kit, ended());
  for (let time = 0; time < 2; time += 1) {
    const page = await app.request(old);
    expect(page.status).toBe(410);
    const html = await page.text();
    expect(html).toContain("Send me a fresh link");
    expect(html).not.toContain("ada@example.com");
    expect(html).not.toContain("%PDF");
  }
  for (let time = 0; time < 3; time += 1) {
    const sent = await app.request(old, form);
    expect(sent.status).toBe(200);
    const html = await sent.text();
    expect(html).toContain("A fresh link is on its way");
    expect(html).not.toContain("ada@example.com");
  }
  const mails = await app.emails();
  expect(mails.map(({ to }) => to)).toEqual(["ada@example.com"]);
  const fresh = /https?:\S+download\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  expect(fresh.startsWith(`${baseUrl}/download/${id}/${kit}?`)).toBe(true);
  const seconds = Number(new URL(fresh).searchParams.get("exp")) - Date.now() / 1000;
  expect(Math.round(seconds / 3600)).toBe(72);
  expect((await app.request(fresh.slice(baseUrl.length))).status).toBe(200);
});

test("another site cannot press the button for her", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const { id } = purchases.add();
  const headers = { ...form.headers, Origin: "https://elsewhere.example" };
  const response = await app.request(downloadPathFor(app, id, kit, ended()), { ...form, headers });
  expect(response.status).toBe(403);
  expect(await app.emails()).toEqual([]);
});

test("without an address of the purchase the page says whom to ask", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const { id } = purchases.add({ email: null });
  const old = downloadPathFor(app, id, kit, ended());
  for (const init of [{}, form]) {
    const response = await app.request(old, init);
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(html).toContain("support@mpower.example");
    expect(html).not.toContain("Send me a fresh link");
  }
});

test("a payment taken back closes every link at once, live and ended ones alike, and opens them when it counts again", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const bundle = purchases.add({ sku: "career-confidence-bundle" });
  const held = ["power-bio-builder", "raise-promotion-ask", "interview-coaching"] as const;
  const live = held.map((one) => downloadPathFor(app, bundle.id, one));
  for (const link of live) expect((await app.request(link)).status).toBe(200);
  for (const state of ["refunded", "disputed", "lost", "review"] as const) {
    purchases.change(bundle, { state });
    for (const link of [...live, downloadPathFor(app, bundle.id, kit, ended())]) {
      const response = await app.request(link);
      expect(response.status, state).toBe(403);
      expect(await headingOf(response)).toBe("This download is closed");
      expect((await app.request(link, form)).status, state).toBe(403);
    }
  }
  purchases.change(bundle, { state: "paid" });
  for (const link of live) expect((await app.request(link)).status).toBe(200);
  expect(await app.emails()).toEqual([]);
});

test.for(["open", "processing"] as const)(
  "before the payment is confirmed (%s) the address asks for patience",
  async (state) => {
    const { app, purchases } = await withPurchases();
    await using _ = app;
    const { id } = purchases.add({ state });
    const response = await app.request(downloadPathFor(app, id, kit));
    expect(response.status).toBe(403);
    expect(await headingOf(response)).toBe("Your payment is being confirmed");
  },
);

test("a purchase opens its own kits and no others, whoever signed for it", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const single = purchases.add({ sku: "power-bio-builder" });
  const pro = purchases.add({ kind: "pro", sku: "pro_monthly" });
  for (const [id, asked] of [
    [single.id, kit],
    [pro.id, kit],
    [single.id, "career-confidence-bundle"],
  ] as const)
    expect((await app.request(downloadPathFor(app, id, asked))).status).toBe(403);
});

test("two people who bought the same kit get each her own copy, signed in or not", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const ada = await signIn(app, "ada@example.com");
  const mine = purchases.add({ userId: ada.id, email: ada.email });
  const hers = purchases.add({ email: "bea@example.com" });
  const first = await bytesOf(await app.request(downloadPathFor(app, mine.id, kit)));
  const again = await bytesOf(await ada.request(downloadPathFor(app, mine.id, kit)));
  const other = await bytesOf(await app.request(downloadPathFor(app, hers.id, kit)));
  expect(first.equals(again)).toBe(true);
  expect(first.includes("ada@example.com")).toBe(true);
  expect(other.includes("bea@example.com")).toBe(true);
  expect(other.includes("ada@example.com")).toBe(false);
});

test("thirty downloads an hour for each purchase, counted over all its kits; a look is not counted", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const bundle = purchases.add({ sku: "career-confidence-bundle" });
  const other = purchases.add();
  const link = downloadPathFor(app, bundle.id, kit);
  await Promise.all(Array.from({ length: 5 }, () => app.request(link, { method: "HEAD" })));
  const half = Array.from({ length: 20 }, () => app.request(link));
  const rest = Array.from({ length: 20 }, () =>
    app.request(downloadPathFor(app, bundle.id, "power-bio-builder")),
  );
  const statuses = (await Promise.all([...half, ...rest])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(30);
  expect(statuses.filter((status) => status === 429).length).toBe(10);
  const refused = await app.request(link);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(3_500);
  expect(wait).toBeLessThanOrEqual(3_600);
  expect(await refused.text()).toContain("opens again in 60 minutes");
  expect((await app.request(downloadPathFor(app, other.id, kit))).status).toBe(200);
  expect(await app.db.$count(download)).toBe(31);
});

test("after an hour there are thirty more; after a year and a half nothing is known of them", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const { id } = purchases.add();
  const ages = [61 * 60_000, 600 * 24 * 3_600_000];
  const rows = ages.flatMap((age) =>
    Array.from({ length: 30 }, () => ({
      id: randomUUID(),
      holder: id,
      userId: null,
      kit,
      at: new Date(Date.now() - age),
    })),
  );
  await app.db.insert(download).values(rows);
  expect((await app.request(downloadPathFor(app, id, kit))).status).toBe(200);
  await purgeDownloads(app.db);
  expect(await app.db.$count(download)).toBe(31);
});

test("the free pack: a visitor signs in and comes back, a member has it stamped, and it is counted", async () => {
  const { app } = await withPurchases();
  await using _ = app;
  const path = "/download/raise-promotion-ask";
  const visitor = await app.request(path);
  expect(visitor.status).toBe(302);
  const back = `${path}?signed-in`;
  expect(visitor.headers.get("location")).toBe(`/api/login?next=${encodeURIComponent(back)}`);
  const ada = await signIn(app, "ada@example.com");
  const ready = await ada.request(back);
  expect(ready.status).toBe(200);
  expect(await ready.text()).toContain(`href="${path}"`);
  const response = await ada.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toContain("Raise & Promotion Pack.pdf");
  expect(await bytesOf(response)).toEqual(
    stampedSampleKit("raise-promotion-ask", "ada@example.com"),
  );
  const part = await ada.request(path, { headers: { Range: "bytes=0-9" } });
  expect(part.status).toBe(206);
  for (let time = 2; time < 30; time += 1) expect((await ada.request(path)).status).toBe(200);
  const refused = await ada.request(path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).not.toBeNull();
});

test("where no kit was typeset the page is calm, and nothing is counted", async () => {
  const purchases = createPurchaseStub();
  const { purchaseOf } = purchases;
  const delivery = { ...sampleDelivery([kit, "raise-promotion-ask"]), purchaseOf };
  await using app = await createTestApp({ pages, delivery });
  const ada = await signIn(app);
  const { id } = purchases.add();
  for (const path of [downloadPathFor(app, id, kit), "/download/raise-promotion-ask"]) {
    const response = await ada.request(path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after")).toBe("3600");
    expect(await response.text()).toContain("Nothing of yours is lost");
  }
  expect(await app.db.$count(download)).toBe(0);
});

test("what is offered follows from the purchase and from the files that are there", async () => {
  await using app = await createTestApp();
  const offered = (missing: readonly KitId[]) =>
    createDeliveryService({
      ...sampleDelivery(missing),
      db: app.db,
      mailer: { enqueue: async () => {} },
      secrets: app.identity.secrets,
      brand: "M•Power",
      baseUrl,
      purchaseOf: async () => null,
    });
  const purchases = createPurchaseStub();
  const bundle = purchases.add({ sku: "career-confidence-bundle" });
  const session = purchases.add({ kind: "session", sku: "private-strategy-session" });
  const all = offered([]);
  expect(all.downloadsFor(bundle).map(({ name }) => name)).toEqual([
    "Power Bio Builder",
    "Raise & Promotion Pack",
    "Interview Coaching Kit",
  ]);
  expect(all.downloadsFor({ ...bundle, state: "refunded" })).toEqual([]);
  expect(all.downloadsFor({ ...bundle, state: "processing" })).toEqual([]);
  expect(all.downloadsFor(purchases.add({ kind: "pro", sku: "pro_annual" }))).toEqual([]);
  expect(all.downloadsFor(session).map(({ kit: one }) => one)).toEqual([
    "private-strategy-session",
  ]);
  const few = offered(["power-bio-builder", "private-strategy-session"]);
  expect(few.downloadsFor(session)).toEqual([]);
  expect(few.isDeliverable("career-confidence-bundle")).toBe(false);
  expect(few.isDeliverable("interview-coaching")).toBe(true);
  expect(few.isDeliverable("power-bio-builder")).toBe(false);
  expect(few.isDeliverable("private-strategy-session")).toBe(true);
});

test("her downloads are in her export, and without her name once her account is gone", async () => {
  const { app, purchases } = await withPurchases();
  await using _ = app;
  const ada = await signIn(app, "ada@example.com");
  const { id } = purchases.add({ userId: ada.id, email: ada.email });
  await app.request(downloadPathFor(app, id, kit));
  await ada.request("/download/raise-promotion-ask");
  const zip = await bytesOf(await ada.request("/api/export"));
  const exported: unknown = JSON.parse(strFromU8(unzipSync(zip)["m-power.json"] ?? zip));
  expect(exported).toMatchObject({ downloads: [{ kit }, { kit: "raise-promotion-ask" }] });
  const deleted = await ada.send("DELETE", "/api/account", { confirm: ada.email });
  expect(deleted.ok).toBe(true);
  expect(await app.db.select().from(download)).toMatchObject([{ holder: id, userId: null, kit }]);
});

test("a file that cannot be stamped is never handed out bare: she reads a reference number", async () => {
  let fails = true;
  const stamp = async (pdf: Uint8Array) => {
    if (fails) throw new Error("no ink");
    return pdf;
  };
  const { app, purchases } = await withPurchases({ delivery: { stamp } });
  await using _ = app;
  const { id } = purchases.add();
  const failed = await app.request(downloadPathFor(app, id, kit));
  expect(failed.status).toBe(500);
  expect(await failed.text()).toMatch(/Reference \w+/);
  fails = false;
  expect(await bytesOf(await app.request(downloadPathFor(app, id, kit)))).toEqual(sampleKit(kit));
});
