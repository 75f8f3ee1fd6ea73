import type { AppContext } from "#http/app-context.ts";
import { renderStandaloneHead } from "#core/markup/standalone-head.ts";
import { escapeMarkup } from "#core/markup/escape-markup.ts";
import { hiddenAddressKey, plainMarkup, plainPath, plainTitle } from "#ui/discreet/plain-page.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { Hono } from "hono";

/** What a tab gets that is reloaded while its page is hidden: nothing of the product, the same for everybody. */
export function plainPages({ stylesheetUrl, plainScript }: PageRenderer) {
  const script =
    plainScript === undefined
      ? ""
      : `<script type="module" src="${escapeMarkup(plainScript)}"></script>`;
  const page = [
    renderStandaloneHead(plainTitle, stylesheetUrl),
    `<body><main class="plain-page" data-hidden="${hiddenAddressKey}">${plainMarkup}</main>${script}</body></html>`,
  ].join("");
  return new Hono<AppContext>().get(plainPath, (c) =>
    c.html(page, 200, { "Cache-Control": "private, no-cache" }),
  );
}
