/** Her words in quotation marks; marks she set inside become single ones. */
export function marked(text: string): string {
  return `“${text.replaceAll("“", "‘").replaceAll("”", "’")}”`;
}
