import { expect, test } from "vitest";
import { readSettings } from "#adapters/env.ts";
import { type Path, paths } from "#core/paths.ts";
import { findFacts } from "#core/facts/find-facts.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import type { Tier, ToolDefinition } from "#core/tools/definition.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp } from "../support/app/test-app.ts";

const tools = toolIds.map(toolOf);
const badges = { open: "OPEN", free: "SIGN UP", pro: "PRO" } as const;
const shortBadges = { ...badges, free: "SIGNUP" } as const;
const clientProposal = { title: "Client Proposal Script", badge: "SIGNUP" };

type Tile = { readonly title: string; readonly badge: string; readonly link: string | null };

async function openPages() {
  const app = await createTestApp({ pages: await createRenderedPages(readSettings({}).BASE_URL) });
  const read = async (path: string) => {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  return { app, read };
}

/** One section of a page, by an attribute of its opening tag; "" where the page has none. */
function sectionOf(html: string, attribute: string): string {
  const [, section = ""] =
    new RegExp(`<section[^>]*\\b${attribute}[^>]*>(.*?)</section>`, "s").exec(html) ?? [];
  return section;
}

function tilesOf(section: string): readonly Tile[] {
  const items = section.matchAll(
    /<li><(?:a|div) class="tool-tile[^"]*"(?: href="([^"]*)")?><h3>(.*?)<\/h3>(.*?)<p>/gs,
  );
  return [...items].map(([, link = null, title = "", badge = ""]) => ({
    title: textOf(title),
    badge: textOf(badge),
    link,
  }));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
}

function tileOf({ title, slug, tier, comingSoon }: ToolDefinition): Tile {
  return {
    title,
    badge: comingSoon ? "COMING SOON" : badges[tier],
    link: comingSoon ? null : `/tools/${slug}`,
  };
}

test("each tool stands on /tools in the group of its path", async () => {
  const { app, read } = await openPages();
  await using _ = app;
  const html = await read("/tools");
  for (const path of [...paths, "both"] as const) {
    const own = tools.filter(({ placement }) => placement.path === path);
    expect(tilesOf(sectionOf(html, `aria-labelledby="tools-${path}"`)), path).toEqual(
      own.map(tileOf),
    );
  }
  expect(tilesOf(html)).toHaveLength(tools.length);
});

test("search engines are told how many tools there are, and how many are open", async () => {
  const { app, read } = await openPages();
  await using _ = app;
  const [, said = ""] =
    /<meta name="description" content="([^"]*)"/.exec(await read("/tools")) ?? [];
  const open = tools.filter(({ tier }) => tier === "open");
  const counts = findFacts(said).flatMap((fact) => (fact.kind === "figure" ? fact.values : []));
  expect(counts).toEqual([tools.length, open.length]);
});

test.for(paths)("the landing page of %s shows the tools whose data say so", async (path) => {
  const { app, read } = await openPages();
  await using _ = app;
  const shown = tools.filter(
    ({ placement }) => placement.isOnHome && [path, "both"].includes(placement.path),
  );
  const html = await read(`/?path=${path}`);
  expect(tilesOf(sectionOf(html, 'id="tools"'))).toEqual(shown.map(tileOf));
});

function rowOn(path: Path, { placement }: ToolDefinition): number {
  return placement.choosePath[path] ?? Infinity;
}

test.for(paths)(
  "choose-path shows the tools of %s in the rows that their data name",
  async (path) => {
    const { app, read } = await openPages();
    await using _ = app;
    const placed = tools
      .filter((tool) => rowOn(path, tool) < Infinity)
      .toSorted((one, other) => rowOn(path, one) - rowOn(path, other))
      .map(({ title, tier }) => ({ title, badge: shortBadges[tier] }));
    const html = await read(`/choose-path?path=${path}`);
    const tiles = tilesOf(sectionOf(html, 'aria-labelledby="path-tools"'));
    expect(tiles.map(({ title, badge }) => ({ title, badge }))).toEqual([
      ...placed,
      ...(path === "legacy" ? [clientProposal] : []),
    ]);
  },
);

/** The lines of a plan for the tools of its tiers. */
function linesFor(...tiers: readonly Tier[]): readonly string[] {
  return tools
    .filter(({ tier }) => tiers.includes(tier))
    .map(({ title, comingSoon }) => `${title}${comingSoon ? "COMING SOON" : ""}`);
}

test("pricing names each tool under the plan that its tier belongs to", async () => {
  const { app, read } = await openPages();
  await using _ = app;
  const html = await read("/pricing");
  const linesOf = (plan: string) =>
    [...sectionOf(html, `aria-labelledby="${plan}-plan"`).matchAll(/<li>(.*?)<\/li>/gs)].map(
      ([, line = ""]) => textOf(line),
    );
  expect(linesOf("free")).toEqual(["Free Raise & Promotion Pack PDF", ...linesFor("open", "free")]);
  expect(linesOf("pro")).toEqual(linesFor("pro"));
});

/** What GET /api/tools/:slug has always sent, in its order. */
const sent =
  "toolId title slug tier comingSoon intent inputLabel summary questions prompt tones feedback contract";

test.for(toolIds)(
  "the page of %s is sent its definition, and no fact beside it",
  async (toolId) => {
    const { app, read } = await openPages();
    await using _ = app;
    const { example, placement, shelf, refine, checks, form, ...definition } = toolOf(toolId);
    for (const facts of [example, placement, shelf, refine, checks, form])
      expect(facts).toBeDefined();
    const body = await read(`/api/tools/${definition.slug}`);
    expect(Object.keys(JSON.parse(body)).join(" ")).toBe(sent);
    expect(JSON.parse(body)).toEqual({ toolId, ...definition });
  },
);
