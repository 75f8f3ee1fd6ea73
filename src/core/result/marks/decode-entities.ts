/** What a model writes for a sign that it takes for a special one. */
const namedSigns: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  times: "×",
  rarr: "→",
  deg: "°",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  sect: "§",
  copy: "©",
  reg: "®",
  trade: "™",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  szlig: "ß",
  oslash: "ø",
  Oslash: "Ø",
  aelig: "æ",
  AElig: "Æ",
};

const accents: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030A",
  caron: "\u030C",
  cedil: "\u0327",
};

/** A text with the signs in place of HTML entities; what is no entity we know stays as it is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+\d{0,2});/gi, (entity, name: string) =>
    name.startsWith("#") ? (signOf(name) ?? entity) : (namedSign(name) ?? entity),
  );
}

function signOf(name: string): string | null {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code === 0xa0) return " ";
  const isSign = code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0);
  return isSign && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}

function namedSign(name: string): string | null {
  if (Object.hasOwn(namedSigns, name)) return namedSigns[name] ?? null;
  const accent = Object.hasOwn(accents, name.slice(1)) ? accents[name.slice(1)] : undefined;
  return accent === undefined ? null : (name.charAt(0) + accent).normalize("NFC");
}
