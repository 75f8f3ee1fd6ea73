const maxQuoteLength = 80;

/** Words of an answer as a check names them: in quotation marks, long ones cut at a word. */
export function formatQuotes(all: readonly { readonly words: string }[]): string {
  return all.map(({ words }) => `“${truncate(words.replaceAll(/\s+/g, " "))}”`).join("; ");
}

/** Whether a quotation is of these words: all of them, or their beginning where it was cut. */
export function isQuotationOf(quote: string, words: string): boolean {
  const cut = /^(.+?)\s*…$/.exec(quote)?.[1];
  const whole = words.replaceAll(/\s+/g, " ");
  return cut === undefined ? quote === withoutStop(whole) : whole.startsWith(cut);
}

function truncate(words: string): string {
  const bare = withoutStop(words);
  return bare.length <= maxQuoteLength
    ? bare
    : `${bare.slice(0, bare.lastIndexOf(" ", maxQuoteLength))} …`;
}

function withoutStop(words: string): string {
  return words.replace(/[.;,]$/, "");
}
