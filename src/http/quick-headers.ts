const wanted = {
  accept: true,
  "accept-encoding": true,
  cookie: true,
  host: true,
  "if-none-match": true,
  "sec-fetch-dest": true,
} as const;

export type QuickHeader = keyof typeof wanted;

export type QuickHeaders = Partial<Record<QuickHeader, string>>;

/** The few headers that decide about a kept page, without the work of reading them all; null when one comes twice. */
export function quickHeaders(raw: readonly string[]): QuickHeaders | null {
  const found: QuickHeaders = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = nameOf(raw[at] ?? "");
    if (name === null) continue;
    if (found[name] !== undefined) return null;
    found[name] = raw[at + 1] ?? "";
  }
  return found;
}

function nameOf(given: string): QuickHeader | null {
  if (given.length < 4 || given.length > 15) return null;
  const name = given.toLowerCase();
  return isWanted(name) ? name : null;
}

function isWanted(name: string): name is QuickHeader {
  return Object.hasOwn(wanted, name);
}
