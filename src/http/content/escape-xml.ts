import { escapeMarkup } from "#core/markup/escape-markup.ts";

/** Text that can stand in an XML element or attribute; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  return escapeMarkup(
    text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ""),
  );
}
