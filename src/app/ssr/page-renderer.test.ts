import { catalogueJson } from "#core/kits/kit-json.ts";
import { type Viewer, visitor } from "#core/access/access.ts";
import { toolCards } from "#core/tools/tool-card.ts";
import { toolsRoutes } from "#features/tools/routes.server.ts";
import type { Site } from "#ui/site.ts";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { notFoundRoute, routes } from "#app/routes.ts";
import { createPageRenderer } from "./page-renderer.server.tsx";

const site: Site = {
  brand: "M•Power",
  baseUrl: "https://mpower.example",
  supportEmail: "support@mpower.example",
  bookingUrl: null,
  writer: "composer",
  tools: toolCards(),
};
const assets = {
  start: "/assets/start.js",
  app: "/assets/client.js",
  styles: ["/assets/client.css"],
  fonts: ["/assets/a.woff2", "/assets/b.woff2"],
  chunksOf: (file: string) => [`/assets/${file}.js`],
  stylesOf: (file: string) => (file.endsWith("say-it-page.tsx") ? ["/assets/say-it.css"] : []),
};
const api = new Hono()
  .route("/api/tools", toolsRoutes())
  .get("/api/kits", (c) => c.json(catalogueJson(new Map())));
const pages = await createPageRenderer({ site, assets });

const free: Viewer = { kind: "member", id: "1", email: "amara@example.com", isPro: false };
const pro: Viewer = { ...free, isPro: true };

function render(path: string, viewer: Viewer = visitor, from = pages) {
  const url = new URL(path, site.baseUrl);
  return from.render({ url, viewer, api: async (call) => api.request(call) });
}

async function textOf(path: string, viewer: Viewer = visitor): Promise<string> {
  const { html } = await render(path, viewer);
  const [, body = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return body
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
}

/** The grid's cards as "title: badge", in their order. */
function gridOf(text: string): string[] {
  const cards = text.matchAll(/\|([^|]+)\|{2,}(OPEN|SIGN UP|PRO|COMING SOON)\|/g);
  return [...cards].map(([, title, badge]) => `${title}: ${badge}`);
}

async function countCards(path: string): Promise<number> {
  return (await render(path)).html.match(/class="tool-tile/g)?.length ?? 0;
}

async function failing(): Promise<Response> {
  return Response.json({ message: "Busy.", code: "busy" }, { status: 503 });
}

test("every public page is answered with one h1, its own title and a description", async () => {
  const titles = new Set<string>();
  for (const path of pages.publicPaths) {
    const { status, html } = await render(path);
    expect(status, path).toBe(200);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html, path).toContain(`<link rel="canonical" href="https://mpower.example${path}">`);
    expect(html, path).not.toContain("noindex");
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
  }
  expect(pages.publicPaths.length).toBeGreaterThan(20);
  expect(titles.size).toBe(pages.publicPaths.length);
});

test("no page carries an inline style, an inline script or a handler", async () => {
  const viewers = [visitor, free, pro];
  for (const path of [...pages.publicPaths, "/sign-in", "/dashboard", "/blog/none-such", "/nope"])
    for (const viewer of viewers) {
      const { html } = await render(path, viewer);
      const elements = html.replaceAll(/<script type="application\/json".*?<\/script>/gs, "");
      expect(elements, path).not.toMatch(/\sstyle=|<style|\son[a-z]+="/i);
      for (const [script] of elements.matchAll(/<script[^>]*>/g))
        expect(script, path).toMatch(/^<script type="module" id="start" src="\/assets\/start\.js"/);
    }
});

test("every link inside the pages leads to a page, a call of ours or an address to write to", async () => {
  const dead = new Set<string>();
  for (const path of pages.publicPaths) {
    const { html } = await render(path);
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const { pathname, protocol } = new URL(href.replaceAll("&amp;", "&"), site.baseUrl + path);
      if (protocol === "mailto:" || pathname === "/api/login") continue;
      if (!pages.findRoute(pathname)) dead.add(pathname);
    }
  }
  expect([...dead]).toEqual([]);
  expect(await textOf("/choose-path?path=legacy")).toContain("Client Proposal Script");
});

test.for([
  ["/nope", "404 Page Not Found", 'href="/tools"'],
  ["/tools/client-proposal", "Did you forget to add the page to the router?", 'href="/"'],
  ["/blog/none-such", "Post not found", 'href="/blog"'],
] as const)("%s is not there and says so", async ([path, words, link]) => {
  const { status, html } = await render(path);
  expect(status).toBe(404);
  expect(html).toContain(words);
  expect(html).toContain(link);
  expect(html).toContain("noindex");
});

test("a visitor at the dashboard is sent to sign in and back", async () => {
  const { status, headers } = await render("/dashboard");
  expect([status, headers]).toEqual([302, { Location: "/api/login?next=%2Fdashboard" }]);
  expect((await render("/dashboard", free)).status).toBe(200);
});

test("the landing's grids stand in the specification's order with their badges", async () => {
  const elevate = await textOf("/");
  const legacy = await textOf("/?path=legacy");
  expect(gridOf(elevate)).toEqual([
    "Boundary Script: OPEN",
    "Career Positioning: OPEN",
    "Pay/Promotion Ask: SIGN UP",
    "Exit Strategy: SIGN UP",
    "30/60/90 Day Plan: PRO",
    "Interview Coaching Bank: PRO",
    "Resume Rewrite: PRO",
  ]);
  expect(gridOf(legacy)).toEqual([
    "Brand Bio: OPEN",
    "Boundary Script: OPEN",
    "Offer Power: SIGN UP",
    "Brand Voice Builder: PRO",
    "Elevator Pitch Builder: PRO",
    "Networking Hub: COMING SOON",
  ]);
});

test("the landing says what the specification says", async () => {
  const text = await textOf("/");
  for (const words of [
    "You already have what you need. Stop becoming. Start being.",
    "Less noise. More presence.",
    "Get Started",
    "How It Works",
    "no credit card",
    "1:1 coaching",
    "15s, 30s and 1 minute",
    "OPEN tools require no account • SIGN UP tools require free account • PRO tools require paid upgrade",
    "Join Waitlist",
  ])
    expect(text).toContain(words);
});

test("the waitlist is for those who are signed out", async () => {
  expect(await textOf("/", free)).not.toContain("Join Waitlist");
});

test("what is coming soon is no link on any list", async () => {
  for (const path of ["/?path=legacy", "/tools"]) {
    const { html } = await render(path);
    expect(html).toContain("Networking Hub");
    expect(html).not.toContain('href="/tools/networking-hub"');
  }
});

test("the index shows thirteen tools and filters them by tier", async () => {
  expect(await countCards("/tools")).toBe(13);
  expect(await countCards("/tools?tier=open")).toBe(3);
  expect(await countCards("/tools?tier=free")).toBe(3);
  expect(await countCards("/tools?tier=pro")).toBe(7);
});

test.for([
  ["/pricing", visitor, ["Private Beta", "$0", "$19", "Sign Up Free", "Sign In to Upgrade"]],
  ["/pricing?billing=annual", visitor, ["$149", "Save $79"]],
  ["/pricing", free, ["Current Plan", "Upgrade to Pro", "save $79"]],
  ["/pricing", pro, ["Included in Pro", "Current Plan", "Cancel anytime. No questions asked."]],
  ["/power-kits", visitor, ["$12", "free with an account", "Sign Up Free", "$99", "Book Session"]],
  ["/power-kits", free, ["Download Pack (Free)", "$99", "Purchase Kit", "Coming Soon"]],
  ["/power-kits", pro, ["$49", "Pro price", "View Pro Subscription ($19/month)"]],
] as const)("%s shows each reader her own words (%#)", async ([path, viewer, words]) => {
  const text = await textOf(path, viewer);
  for (const word of words) expect(text).toContain(word);
});

test("a Pro member's Dashboard link carries the crown and the word; a free member's does not", async () => {
  const link = /<a href="\/dashboard"[^>]*>(.*?)<\/a>/s;
  const [, crowned = ""] = link.exec((await render("/", pro)).html) ?? [];
  const [, plain = ""] = link.exec((await render("/", free)).html) ?? [];
  expect(crowned).toMatch(/<svg.*Pro/s);
  expect(plain).toBe("Dashboard");
});

test("signed in, the first HTML says Sign Out and never Sign In", async () => {
  const { html } = await render("/contact", free);
  expect(html).toContain('href="/api/logout"');
  expect(html).not.toContain("/api/login");
});

test("text from settings cannot end the script element or open a tag", async () => {
  const brand = '</script><b title="x">&';
  const hostile = await createPageRenderer({ site: { ...site, brand }, assets });
  const { html } = await render("/", visitor, hostile);
  expect(html).not.toContain("</script><b");
  const [, data = ""] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ site: { brand } });
});

test("a page whose data cannot be had is still a page", async () => {
  const url = new URL("/power-kits", site.baseUrl);
  const { status, html } = await pages.render({ url, viewer: visitor, api: failing });
  expect(status).toBe(200);
  expect(html).toContain("Power Kits");
});

test("only declared query names belong to a route", () => {
  expect(pages.findRoute("/pricing")?.queryNames).toEqual(["billing"]);
  expect(pages.findRoute("/contact")?.queryNames).toEqual([]);
  expect(pages.findRoute("/nope")).toBeNull();
});

test("a demonstration says so on every page, once, and nothing else does", async () => {
  const demo = await createPageRenderer({ site: { ...site, isDemo: true }, assets });
  const line = "This is a demonstration.";
  for (const path of ["/", "/pricing", "/tools/boundary-script", "/dashboard", "/nope"]) {
    const { html } = await render(path, pro, demo);
    expect(html.split(line), path).toHaveLength(2);
    expect((await render(path, pro)).html).not.toContain(line);
  }
});

test("the privacy page says who writes the language here, and where mail waits", async () => {
  const writes = { ...site, writer: "model" as const, mailbox: "/dev/mail" };
  const other = await createPageRenderer({ site: writes, assets });
  expect(await textOf("/privacy")).toContain("This site uses no AI provider");
  const { html } = await render("/privacy", visitor, other);
  expect(html).toContain("put stand-ins in place of");
  expect(html).toContain("no mail server");
});

test("the microphone and a screen that stays awake are allowed on the page of Say it alone", async () => {
  const allowing = new Set<string>();
  for (const { path } of [...routes, notFoundRoute]) {
    const place = path.replace(":slug", "pay-ask").replaceAll(/:\w+/g, "none-such");
    for (const viewer of [visitor, free, pro]) {
      const policy = (await render(place, viewer)).headers?.["Permissions-Policy"] ?? "";
      if (/microphone=(?!\(\))|screen-wake-lock=(?!\(\))/.test(policy)) allowing.add(path);
    }
  }
  expect([...allowing]).toEqual(["/say-it"]);
  const { html, headers } = await render("/say-it");
  expect(headers?.["Permissions-Policy"]).toMatch(
    /\bmicrophone=\(self\).*screen-wake-lock=\(self\)/,
  );
  expect(html).toContain("noindex");
});

test("a page’s own stylesheet is on that page alone", async () => {
  for (const [path, count] of [
    ["/say-it", 1],
    ["/", 0],
    ["/tools/pay-ask", 0],
  ] as const)
    expect((await render(path)).html.split("/assets/say-it.css").length - 1, path).toBe(count);
});
