import { renderStandaloneHead } from "#core/markup/standalone-head.ts";
import { escapeMarkup } from "#core/markup/escape-markup.ts";
import { z } from "zod";

/** What became of the last press, in words of our own. */
export const statusMessages = {
  declined: "The test bank said no. Nothing was paid; you can try again.",
  done: "Done. The product hears of it by a signed event.",
  address: "That is no address. Check where the receipt goes.",
  nothing: "Nothing to update right now.",
  sent: "Sent.",
} as const;
export type StatusMessage = keyof typeof statusMessages;

/** Out of an address: a word of ours, or nothing. */
export const StatusMessageParam = z
  .enum(["declined", "done", "address", "nothing", "sent"])
  .nullable()
  .catch(null);

type TestPageOptions = {
  readonly title: string;
  readonly stylesheetUrl: string | undefined;
  readonly message: StatusMessage | null;
};

/** A page without script that nobody takes for a place to pay at. */
export function renderTestPage(
  { title, stylesheetUrl, message: word }: TestPageOptions,
  parts: readonly string[],
): string {
  return [
    renderStandaloneHead(title, stylesheetUrl),
    "<body>",
    '<aside class="test-banner" aria-label="Test"><p>Test checkout. No card, no money.</p></aside>',
    '<main class="container page stack">',
    word === null ? "" : `<div class="note" role="status"><p>${statusMessages[word]}</p></div>`,
    ...parts,
    "</main></body></html>",
  ].join("");
}

/** Posts to its own address. */
export function form(parts: readonly string[]): string {
  return `<form method="post" class="row">${parts.join("")}</form>`;
}

/** `about` distinguishes buttons of the same name for whoever cannot see where they stand. */
export function button(
  action: string,
  label: string,
  look: "primary" | "small" | "" = "",
  about?: string,
): string {
  const name = about === undefined ? "" : ` aria-label="${escapeMarkup(`${label}: ${about}`)}"`;
  const free = action === "cancel" || action === "decline" ? " formnovalidate" : "";
  return `<button class="button ${look}" type="submit" name="action" value="${action}"${name}${free}>${escapeMarkup(label)}</button>`;
}

export function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;
}

/** Where a guest's receipt goes. It is filled in, because nobody has to give an address to a test. */
export const receiptEmailField = [
  '<div class="form-field"><label for="email">Where the receipt goes</label>',
  '<input class="form-control" id="email" name="email" type="email" autocomplete="email" required',
  ' maxlength="254" value="guest@example.com"></div>',
].join("");

export function definitionList(pairs: readonly (readonly [string, string])[]): string {
  const rows = pairs.map(
    ([name, value]) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd></div>`,
  );
  return `<dl class="stack">${rows.join("")}</dl>`;
}
