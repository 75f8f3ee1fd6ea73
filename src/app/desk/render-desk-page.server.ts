import { escapeMarkup } from "#core/markup/escape-markup.ts";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What the build made for the desk alone. */
export type DeskAssets = {
  readonly script: string | undefined;
  readonly styles: readonly string[];
};

type DeskDocument = {
  readonly title: string;
  readonly brand: string;
  readonly assets: DeskAssets;
  readonly body: ReactElement;
};

/** A page of the desk as HTML: complete as it is, kept out of search engines. */
export function renderDeskPage({ title, brand, assets, body }: DeskDocument): string {
  const { script, styles } = assets;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(`${title} | Desk | ${brand}`)}</title>`,
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeMarkup(file)}">`),
    script === undefined ? "" : `<script type="module" src="${escapeMarkup(script)}"></script>`,
    `</head><body><div id="root">${renderToStaticMarkup(body)}</div></body></html>`,
  ].join("");
}
