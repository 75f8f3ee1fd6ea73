import { beginsSentence, lowAt, readTokens, type Tokens } from "#core/facts/tokens.ts";
import type { FoundWords } from "./mark.ts";
import type { TextReader } from "./readers.ts";

const honorific = /^(?:mr|mrs|ms|dr|prof)$/;
const calling =
  /^(?:dear|hi|hello|hey|thanks|thank|morning|afternoon|evening|please|yes|no|sorry|ok|you|and|,)$/;
const header = /^\W*(?:subject|to|re|cc)\W.*$/gim;

/** Where a text speaks of the person who gets it by name or as "my boss"; calling somebody by name is fine. */
export function findReaderNamed(text: string, { names, post }: TextReader): FoundWords[] {
  const body = text.replace(header, (line) => " ".repeat(line.length));
  const tokens = readTokens(body);
  const isOwn = (at: number) => names.includes((tokens[at]?.text ?? "").replace(/[’']s?$/u, ""));
  const named = tokens.filter(
    (_, at) => isOwn(at) && !isOwn(at - 1) && !isCalled(tokens, at, isOwn),
  );
  const posts = post === null ? [] : [...body.matchAll(new RegExp(`\\bmy ${post}\\b`, "gi"))];
  const places = posts.map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  return [...named, ...places].map(({ start, end }) => {
    const says = `“${text.slice(start, end)}” is who gets this text, so say “you” here.`;
    return { rule: "reader", start, end, says };
  });
}

/** "Thanks, Denise." "Denise, thank you", "Dear Ms. Haukeland,": a mark behind, and a greeting or the start before. */
function isCalled(tokens: Tokens, at: number, isOwn: (at: number) => boolean): boolean {
  if (/[’']s?$/u.test(lowAt(tokens, at))) return false;
  const behind = lowAt(tokens, isOwn(at + 1) ? at + 2 : at + 1);
  const isDotted = lowAt(tokens, at - 1) === "." && honorific.test(lowAt(tokens, at - 2));
  const titled = isDotted ? at - 2 : honorific.test(lowAt(tokens, at - 1)) ? at - 1 : at;
  const isOpened = beginsSentence(tokens, titled) || calling.test(lowAt(tokens, titled - 1));
  return isOpened && /^[,.!?:;–—”"*\n]?$/.test(behind);
}
