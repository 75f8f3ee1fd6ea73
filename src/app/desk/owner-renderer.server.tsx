import { escapeMarkup } from "#core/markup/escape-markup.ts";
import { Note } from "#ui/components/note.tsx";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { doneSentence } from "./owner-acts.ts";
import { OwnerShell } from "./owner-shell.tsx";

type DeskContent = Omit<ComponentProps<typeof OwnerShell>, "brand">;

/** Shows a page of the desk, under the sentence of the act that led to it. */
export type OwnerRenderer = (
  c: Context<AppContext>,
  content: DeskContent,
  status?: ContentfulStatusCode,
) => Response;

type RendererDeps = { readonly pages: PageRenderer; readonly brand: string };

/** Pages of the desk: private, kept nowhere, with the cookies that were set on the way. */
export function createOwnerRenderer({ pages, brand }: RendererDeps): OwnerRenderer {
  const { script, styles = [] } = pages.deskAssets ?? {};

  function render(title: string, body: ReactElement): string {
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeMarkup(`${title} · Desk · ${brand}`)}</title>`,
      '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
      '<link rel="icon" href="data:,">',
      ...styles.map((file) => `<link rel="stylesheet" href="${escapeMarkup(file)}">`),
      script === undefined ? "" : `<script type="module" src="${escapeMarkup(script)}"></script>`,
      `</head><body><div id="root">${renderToStaticMarkup(body)}</div></body></html>`,
    ].join("");
  }

  return (c, { children, ...content }, status = 200) => {
    const done = doneSentence(c.req.query("done"));
    c.set("route", content.path);
    c.header("Cache-Control", "private, no-store");
    c.header("Vary", "Cookie");
    const body = (
      <OwnerShell {...content} brand={brand}>
        {done !== null && <Note tone="success" title={done} />}
        {children}
      </OwnerShell>
    );
    return c.html(render(content.title, body), status);
  };
}
