import type { Viewer } from "#core/access/access.ts";
import { toolCards } from "#core/tools/tool-card.ts";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createPageRenderer } from "./page-renderer.server.tsx";

const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`);
const wins = months.map((month, at) => ({
  id: `win-${at}`,
  title: `Claims migration ${at}`,
  description: null,
  date: `${month}-15`,
  version: 1,
}));
const negotiations = months.map((month, at) => ({
  id: `ask-${at}`,
  request: "A base of $184,500",
  status: "pending",
  date: `${month}-10`,
  amountCents: 18_450_000 + at,
  followUp: `${month}-20`,
  moves: [{ id: "move", kind: "asked", date: `${month}-10`, amountCents: 18_450_000 }],
  version: 1,
}));
const api = new Hono()
  .get("/api/wins", (c) =>
    c.json({
      wins,
      older: null,
      today: "2026-12-21",
      months: months.map((month) => ({ month, count: 1 })),
    }),
  )
  .get("/api/negotiations", (c) =>
    c.json({
      negotiations,
      older: null,
      months: months.map((month) => ({ month, status: "pending", count: 1 })),
    }),
  )
  .get("/api/power-position", (c) =>
    c.json({ statement: "Calm.", version: 1, savedAt: "2026-12-20T10:00:00Z" }),
  );

test("a hundred dashboards make no form of dates or numbers: each would pile up outside the heap", async () => {
  const pages = await createPageRenderer({
    site: {
      brand: "M•Power",
      baseUrl: "https://mpower.example",
      supportEmail: "support@mpower.example",
      bookingUrl: null,
      writer: "composer",
      tools: toolCards(),
    },
    assets: {
      start: "/assets/start.js",
      app: "/assets/client.js",
      styles: [],
      fonts: [],
      chunksOf: () => [],
      stylesOf: () => [],
    },
  });
  const viewer: Viewer = { kind: "member", id: "1", email: "amara@example.com", isPro: true };
  const url = new URL("https://mpower.example/dashboard");
  using dates = vi.spyOn(Intl, "DateTimeFormat");
  using numbers = vi.spyOn(Intl, "NumberFormat");
  let html = "";
  for (let count = 0; count < 100; count += 1)
    ({ html } = await pages.render({ url, viewer, api: async (path) => api.request(path) }));
  expect(html).toContain("December 15, 2026");
  expect(html).toContain("A year at a glance");
  expect(html).toContain("$184,500");
  expect(dates).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
});
