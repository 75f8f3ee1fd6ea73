import { escapeXml } from "#http/content/escape-xml.ts";

/** The beginning of a page that can be read without us. */
export function renderPageStart(title: string): string {
  const name = escapeXml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head><body><h1>${name}</h1>`;
}

export const pageEnd = "</body></html>\n";

const style =
  "body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .75rem}";

/** One part of the page under its name. */
export function renderSection(name: string, html: string): string {
  return `<h2>${escapeXml(humanizeKey(name))}</h2>${html}`;
}

/** Any data as HTML: names with their values, lists in their order. */
export function renderValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "<p>Nothing here.</p>";
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => `<li>${renderValue(item)}</li>`);
    return items.length === 0 ? "<p>Nothing here.</p>" : `<ol>${items.join("")}</ol>`;
  }
  if (value instanceof Date) return `<p>${value.toISOString()}</p>`;
  if (typeof value === "string") return `<p>${renderLines(value)}</p>`;
  if (typeof value !== "object") return `<p>${renderLines(JSON.stringify(value))}</p>`;
  const entries = Object.entries(value).map(
    ([key, one]) => `<dt>${escapeXml(humanizeKey(key))}</dt><dd>${renderValue(one)}</dd>`,
  );
  return `<dl>${entries.join("")}</dl>`;
}

function renderLines(text: string): string {
  return escapeXml(text).replaceAll("\n", "<br>");
}

/** "createdAt" → "Created at". */
function humanizeKey(key: string): string {
  const spaced = key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
