import { decodeEntities } from "./decode-entities.ts";
import { stripEmphasis } from "./strip-emphasis.ts";

/**
 * A line of a result without Markdown’s inline marks, whoever wrote it: emphasis, code, links, escaped characters, HTML
 * entities. A link keeps its address behind its words. What is no mark of a pair stays as it was typed.
 */
export function stripMarkdown(line: string): string {
  let text = line;
  for (let before = ""; before !== text;) {
    before = text;
    text = stripEmphasis(withoutLinks(withoutCode(withoutEscapes(decodeEntities(text)))));
  }
  return text;
}

/** Marks before the words of a line or of a list item: quotation, check box. “> 40 %” means more than that. */
export function stripLead(text: string): string {
  return text.replace(leadPattern, "");
}

const leadPattern =
  /^(?:\[[ xX]?\](?:\s+|$)|>\s*(?=$|>|\[|[-*+#]\s|\d{1,2}[.)]\s|[^\s\d$€£¥%=.,+-]))+/;

const pathPattern = /^["'“(]*(?:[A-Za-z]:\\|\\\\\w)/;
const escapePattern = /(?<!\\)\\([!"#$%&'()*+,\-./:;<=>?@[\]^_`{|}~])/g;

/** A path keeps its backslashes: “C:\_old”, “\\server\_old”. One at the end of a line only breaks it. */
function withoutEscapes(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replaceAll(/\S+/g, (word, place: number) => {
    if (pathPattern.test(word)) return word;
    const plain = word.replaceAll(escapePattern, "$1");
    return place + word.length === text.length ? plain.replace(/(?<!\\)\\$/, "") : plain;
  });
}

function withoutCode(text: string): string {
  return text.replaceAll(/(?<!`)(`{1,3})(?!`)([^`]+)\1(?!`)/g, (_, __, code: string) =>
    code.trim(),
  );
}

function withoutLinks(text: string): string {
  return text
    .replaceAll(linkPattern, (link, words: string, address: string) =>
      /[:/.#@]/.test(address) ? formatLink(words.trim(), address) : link,
    )
    .replaceAll(/<(https?:\/\/[^\s<>]+)>/g, "$1");
}

const linkPattern = /!?\[([^[\]]*)\]\(\s*<?((?:[^\s()<>]|\([^\s()<>]*\))+)>?(?:\s+"[^"]*")?\s*\)/g;

function formatLink(words: string, address: string): string {
  const plain = address.replace(/^mailto:/, "");
  return words === "" || words === address || words === plain ? plain : `${words} (${plain})`;
}
