const relevantHeaders = {
  accept: true,
  "accept-encoding": true,
  cookie: true,
  host: true,
  "if-none-match": true,
  "sec-fetch-dest": true,
  "user-agent": true,
  "x-request-id": true,
} as const;

export type PageRequestHeader = keyof typeof relevantHeaders;

export type PageRequestHeaders = Partial<Record<PageRequestHeader, string>>;

/** The few headers that decide about a cached page, without the work of reading them all; null when one comes twice. */
export function readPageRequestHeaders(raw: readonly string[]): PageRequestHeaders | null {
  const found: PageRequestHeaders = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = relevantName(raw[at] ?? "");
    if (name === null) continue;
    if (found[name] !== undefined) return null;
    found[name] = raw[at + 1] ?? "";
  }
  return found;
}

function relevantName(headerName: string): PageRequestHeader | null {
  if (headerName.length < 4 || headerName.length > 15) return null;
  const name = headerName.toLowerCase();
  return isRelevant(name) ? name : null;
}

function isRelevant(name: string): name is PageRequestHeader {
  return Object.hasOwn(relevantHeaders, name);
}
