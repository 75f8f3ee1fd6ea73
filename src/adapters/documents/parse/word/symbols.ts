const wingdings: Record<string, string> = {
  28: "☎",
  "2A": "✉",
  FC: "✓",
  FB: "✗",
  FE: "☑",
  A8: "☐",
  E0: "→",
  E8: "→",
  F0: "→",
};

const bulletCodes = new Set(["6C", "6E", "75", "76", "77", "9F", "A7", "B7", "D8"]);

/** What a symbol of a Word document stands for; "" where it is a mere ornament. */
export function decodeSymbol(font: string | undefined, char: string | undefined): string {
  const code = (char ?? "").toUpperCase();
  const sign = code.length === 4 && /^[0F]0/.test(code) ? code.slice(2) : null;
  if (sign === null)
    return /^[0-9A-F]{4,6}$/.test(code)
      ? String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16)))
      : "";
  if (/wingdings/i.test(font ?? "")) return wingdings[sign] ?? (bulletCodes.has(sign) ? "•" : "");
  if (sign === "B7") return "•";
  if (sign === "AE") return "→";
  const byte = Number.parseInt(sign, 16);
  return byte >= 0x20 && byte < 0x7f && !/symbol|dings/i.test(font ?? "")
    ? String.fromCharCode(byte)
    : "";
}
