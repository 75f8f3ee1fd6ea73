import { expect, test } from "vitest";
import { routes } from "#app/routes.ts";
import { toolCards } from "#core/tools/tool-card.ts";
import { matchRoute } from "./match-route.ts";

const site = {
  brand: "M•Power",
  baseUrl: "https://mpower.example",
  supportEmail: "support@mpower.example",
  bookingUrl: null,
  writer: "composer" as const,
  tools: toolCards(),
};

test.for([
  ["/", "/"],
  ["/pricing", "/pricing"],
  ["/tools", "/tools"],
  ["/tools/career-positioning", "/tools/career-positioning"],
  ["/tools/306090-plan", "/tools/:slug"],
  ["/blog/a-post", "/blog/:slug"],
] as const)("%s is answered by %s", ([pathname, path]) => {
  expect(matchRoute(routes, pathname, site)?.route.path).toBe(path);
});

test.for([
  "/tools/client-proposal",
  "/tools/",
  "/tools/boundary-script/more",
  "/pricing/",
  "//pricing",
  "/Pricing",
  "/blog/",
  "",
])("%s is no page", (pathname) => {
  expect(matchRoute(routes, pathname, site)).toBeNull();
});

test("the named piece of an address is handed to the page", () => {
  expect(matchRoute(routes, "/tools/pay-ask", site)?.params).toEqual({ slug: "pay-ask" });
});
