const grossWords = ["gross", "bruto", "brutto", "brut"];
const netWords = ["net", "neto", "netto"];

/** What is said of a sum and is not what it counts. */
export const taxWords: readonly string[] = [...grossWords, ...netWords];

/** How many characters behind a sum its tax is read. */
const reach = 32;
const said = new RegExp(String.raw`\b(?:${taxWords.join("|")}|take-home)\b`, "iu");

/** Whether a sum is said to be one before tax or one after it; null where nothing says. */
export function isBeforeTax(
  text: string,
  { end, kind }: { readonly end: number; readonly kind: string },
): boolean | null {
  const found = kind === "percent" ? null : said.exec(text.slice(end, end + reach));
  return found && grossWords.includes(found[0].toLowerCase());
}
