import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import { Hono } from "hono";
import { type ComponentProps, createElement } from "react";
import type { DeskApiDeps } from "./desk-api.server.ts";
import { DeskShell } from "./desk-shell.tsx";
import { renderDeskPage } from "./render-desk-page.server.ts";
import { TodayPage } from "./today-page.tsx";
import { readToday } from "./today.server.ts";

export type DeskPageDeps = PageDeps & DeskApiDeps & { readonly brand: string };

/** The pages of the desk. Whoever is no owner is passed on, and finds what stands at an address of nothing. */
export function deskPages(deps: DeskPageDeps) {
  const { brand, pages } = deps;

  function show(content: Omit<ComponentProps<typeof DeskShell>, "brand">): Response {
    const body = createElement(DeskShell, { ...content, brand });
    const assets = pages.deskAssets ?? { script: undefined, styles: [] };
    const html = renderDeskPage({ title: content.title, brand, assets, body });
    return memberPageResponse({ status: 200, html });
  }

  return new Hono<AppContext>().get(
    "/desk",
    ownerOnly(deps, async () =>
      show({
        path: "/desk",
        title: "Today",
        lead: "What needs you, and what happened.",
        children: <TodayPage {...await readToday(deps)} />,
      }),
    ),
  );
}
