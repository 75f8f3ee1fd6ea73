import { escapeMarkup } from "./escape-markup.ts";

/** The start of a page without a script, up to the end of its head: the design’s stylesheet, and nothing for search engines. */
export function renderStandaloneHead(title: string, stylesheetUrl: string | undefined): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    stylesheetUrl === undefined
      ? ""
      : `<link rel="stylesheet" href="${escapeMarkup(stylesheetUrl)}">`,
    `<title>${escapeMarkup(title)}</title></head>`,
  ].join("");
}
