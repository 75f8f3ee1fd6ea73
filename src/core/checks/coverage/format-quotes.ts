const maxQuoteLength = 80;

/** Words of an answer as a check names them: in quotation marks, long ones cut at a word. */
export function formatQuotes(all: readonly { readonly words: string }[]): string {
  return all.map(({ words }) => `“${truncate(words.replaceAll(/\s+/g, " "))}”`).join("; ");
}

function truncate(words: string): string {
  const bare = words.replace(/[.;,]$/, "");
  return bare.length <= maxQuoteLength
    ? bare
    : `${bare.slice(0, bare.lastIndexOf(" ", maxQuoteLength))} …`;
}
