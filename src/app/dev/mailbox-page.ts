import { renderStandaloneHead } from "#core/markup/standalone-head.ts";
import { escapeMarkup } from "#core/markup/escape-markup.ts";
import type { StoredEmail } from "#adapters/mail/mailer.ts";

const address = /https?:\/\/[^\s<>"]+/g;

/** The addresses that a message's plain text holds, each once. */
export function findLinks(text: string): readonly string[] {
  return [...new Set(text.match(address))];
}

/** The messages as a page without script: their plain text, with the links as links. */
export function renderMailbox(
  mails: readonly StoredEmail[],
  stylesheetUrl: string | undefined,
): string {
  return [
    renderStandaloneHead("Local mailbox", stylesheetUrl),
    '<body><main class="container page"><div class="page-head">',
    "<h1>Local mailbox</h1><p>No mail server is set, so messages are kept here instead of being",
    " sent, for seven days. This page opens on this machine alone. Newest first.</p></div>",
    '<p><a href="/dev/mail">Look again</a></p>',
    ...(mails.length === 0 ? ["<p>There is no message yet.</p>"] : mails.map(renderMessage)),
    "</main></body></html>",
  ].join("");
}

function renderMessage({ to, subject, text, at, replyTo, calendar }: StoredEmail): string {
  return [
    `<article class="panel mailbox-letter"><h2 class="title-sm">${escapeMarkup(subject)}</h2><p class="meta">To ${escapeMarkup(to)}`,
    replyTo === undefined ? "" : `, answers to ${escapeMarkup(replyTo)}`,
    `, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace("T", " ")} UTC</time></p>`,
    `<pre>${linkify(text)}</pre>`,
    calendar ? `<p class="meta">With session.ics</p><pre>${escapeMarkup(calendar.text)}</pre>` : "",
    "</article>",
  ].join("");
}

function linkify(text: string): string {
  const links = [...text.matchAll(address)];
  const parts = text.split(address).map(escapeMarkup);
  const anchors = links.map(
    ([link]) => `<a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a>`,
  );
  return parts.map((part, n) => part + (anchors[n] ?? "")).join("");
}
