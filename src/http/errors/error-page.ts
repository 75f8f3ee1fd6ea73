/** The plainest page there is, for when the renderer itself failed. The sentence is ours and holds no markup. */
export function renderErrorPage(sentence: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Something went wrong</title></head><body><main>",
    "<h1>This page could not be shown</h1>",
    `<p>${sentence}</p><p><a href="/">Go to the home page</a></p>`,
    "</main></body></html>",
  ].join("");
}
