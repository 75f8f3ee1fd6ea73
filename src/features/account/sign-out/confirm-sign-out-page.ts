import { renderStandaloneHead } from "#core/markup/standalone-head.ts";

/** Asks before signing out, for whoever did not come by a link of ours. It needs no script; `style` is our stylesheet. */
export function renderConfirmSignOutPage(stylesheetUrl: string | undefined): string {
  return [
    renderStandaloneHead("Sign out?", stylesheetUrl),
    '<body><main class="container page stack gap-5">',
    '<h1 class="title-md">Sign out?</h1>',
    "<p>What you typed on this device is cleared. What your account keeps stays with it.</p>",
    '<form class="actions" method="post" action="/api/logout">',
    '<button class="button primary" type="submit">Sign Out</button>',
    '<a class="button" href="/">Stay signed in</a></form></main></body></html>',
  ].join("");
}
