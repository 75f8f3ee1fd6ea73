/** Asks before signing out, for whoever did not come by a link of ours. It needs neither script nor style. */
export const confirmSignOutPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
  "<title>Sign out?</title></head><body><main><h1>Sign out?</h1>",
  "<p>What you have typed on this device is cleared.</p>",
  '<form method="post" action="/api/logout"><button type="submit">Sign Out</button></form>',
  '<p><a href="/">Stay signed in</a></p></main></body></html>',
].join("");
