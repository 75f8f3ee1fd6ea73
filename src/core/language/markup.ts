const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&nbsp;": " ",
  "&bull;": "\n- ",
  "&ndash;": "–",
  "&mdash;": "–",
  "&rsquo;": "’",
  "&lsquo;": "‘",
  "&ldquo;": "“",
  "&rdquo;": "”",
  "&quot;": '"',
  "&#39;": "’",
  "&lt;": "<",
  "&gt;": ">",
};

/** Text without markup: tags become line breaks, entities their signs, odd spaces plain ones; a tab stands as three spaces. */
export function plainText(raw: string): string {
  return raw
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/<li\b[^>]{0,200}>/gi, "\n- ")
    .replaceAll(
      /<(?:br|\/p|\/li|\/div|\/h\d|\/tr|\/ul|\/ol|p|div|h\d|ul|ol|tr|td)\b[^>]{0,200}>/gi,
      "\n",
    )
    .replaceAll(
      /<\/?(?:b|i|u|em|strong|span|a|font|section|article|header|footer|body|html|table|tbody)\b[^>]{0,200}>/gi,
      "",
    )
    .replaceAll(/&(?:[a-z]{2,6}|#39);/gi, (entity) => entities[entity.toLowerCase()] ?? " ")
    .replaceAll(/\u200B|\u200C|\u200D|\uFEFF|\u00AD/g, "")
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, " ")
    .replaceAll("\t", "   ")
    .replaceAll(/[\f\v\u2028\u2029]/g, "\n")
    .replaceAll(/(?<=\S) [•●▪◦] (?=\S)/gu, (mark, at: number, whole: string) => {
      const line = whole.slice(
        whole.lastIndexOf("\n", at) + 1,
        whole.indexOf("\n", at + 1) < 0 ? undefined : whole.indexOf("\n", at + 1),
      );
      return /@|\d{3}[-.\s]\d{4}/.test(line) || line.length < 90 ? mark : "\n- ";
    });
}
