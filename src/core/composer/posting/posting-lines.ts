import { splitSentences } from "#core/language/sentences.ts";
import { siteLineOpenings } from "./posting-words.ts";
import { type PostingHeading, parseHeadingLine } from "./posting-headings.ts";
import { splitLinePieces, withoutBullet } from "#core/composer/shapes/split/pieces.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { capitaliseFirst, stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { abbreviatedWords } from "#core/composer/words/typing/shorthand.ts";

/** A line or sentence of a posting; `listed` behind the mark of a list, `under` the heading that was the last. */
type PostingLine = {
  readonly text: string;
  readonly listed: boolean;
  readonly under: PostingHeading | null;
};

/** The lines of a posting without its headings and without those of the site that it stands on. */
export function readPostingLines(posting: string): readonly PostingLine[] {
  const postingLines: PostingLine[] = [];
  let under: PostingHeading | null = null;
  let gap = false;
  for (const line of posting.split(/\r?\n/).filter((one) => !isSiteCaption(one))) {
    // A paragraph behind a list is none of the list.
    if (gap && postingLines.at(-1)?.listed && !isListItem(line))
      under = under === "duties" ? null : "others";
    gap = line.trim() === "";
    for (const { text, listed } of line.split(/\s(?=[•·▪]\s)/).flatMap(splitPieces)) {
      const { kind, rest } = parseHeadingLine(text);
      if (kind !== "fact" && kind !== "label") under = kind ?? under;
      if (rest !== "" && !isSiteCaption(rest))
        postingLines.push({
          text: stripEndMark(rest),
          listed,
          under: kind === "fact" ? "others" : under,
        });
    }
  }
  return postingLines;
}

/** "London | Full time | 3 days", "Matches your job preferences", a question of the form to apply. */
function isSiteCaption(line: string): boolean {
  const typed = line.trim();
  const opened = typed.toLowerCase().replaceAll("'", "’");
  if (/\s\|\s/.test(typed) || typed.endsWith("?")) return true;
  if (/\s·\s/.test(typed) && !typed.startsWith("·")) return true;
  return siteLineOpenings.some((opening) => new RegExp(`^${opening}\\b`).test(opened));
}

/** Small pictures open the lines of a list as marks do. */
const withoutPictures = (line: string): string => line.replace(/^\s*\p{ExtPict}\S*\s+/u, "- ");
const isListItem = (line: string): boolean => withoutBullet(withoutPictures(line)) !== line.trim();

function splitPieces(line: string): readonly Omit<PostingLine, "under">[] {
  const listed = isListItem(line);
  const bare = withoutBullet(withoutPictures(line));
  const pieces = splitTerseSentences(bare)
    .flatMap((piece) => (listed ? [piece] : splitLinePieces(piece)))
    .flatMap(splitPromises)
    .reduce(joinFigure, []);
  return pieces
    .map((piece) => capitaliseFirst(normalizeTypedText(piece.replace(/^and\s/i, ""))))
    .map((piece) => (piece.endsWith(":") ? piece : stripEndMark(piece)))
    .map((text) => ({ text, listed }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

const figurePattern =
  /^(?:next|now|today|current(?:ly)?|at present|target|goal|due|baseline)\s.*\d/i;

/** "Quarterly report; next one 31 January": what dates a duty is no line of its own. */
function joinFigure(before: readonly string[], piece: string): readonly string[] {
  const last = before.at(-1);
  if (last === undefined || !figurePattern.test(piece)) return [...before, piece];
  const joint = /^\p{Ll}/u.test(piece) ? "; " : ". ";
  return [...before.slice(0, -1), stripEndMark(last) + joint + piece];
}

/** "You will lead a team and will be expected to teach": each "will" is a duty of its own, and each "to". */
function splitPromises(sentence: string): readonly string[] {
  if (/^To\s\p{Ll}/u.test(sentence))
    return sentence.split(/,\s(?:and\s)?to\s/u).map((part, at) => (at === 0 ? part : `To ${part}`));
  if (!/^(?:You|The|As|In)\s/.test(sentence)) return [sentence];
  const parts = sentence.split(/,?\s+and\s+(?:you\s+)?will\s+/u);
  return parts.map((part, at) => (at === 0 ? part : `You will ${part}`));
}

/** Terse postings go on in a small letter or a figure: "on call every 4th wk. curious ppl. 3+ yrs" */
function splitTerseSentences(line: string): readonly string[] {
  const marked = line.replace(
    /([\p{L}\p{N}%)+]{2,})\.\s+(?=\p{Ll}|\d|[$£€]\d)/gu,
    (matched, word: string) =>
      wordsBeforeFigure.test(word) ||
      (abbreviatedWords.has(word.toLowerCase()) && !/^(?:sat|sun|fri|mon|cert)$/i.test(word))
        ? matched
        : `${word}.\n`,
  );
  return splitSentences(marked.replace(closingPattern, "$1.\n"));
}

const wordsBeforeFigure = /^(?:no|nr|art|sec|fig|vs|rev|pop|pp|tel|p|ca)$/i;
const timeSpanWords = "hrs?|yrs?|wks?|mos?|mins?|[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un";
/** "2 yrs. Lead", "in R. Prepares": no shortened word or name goes on there. */
const closingPattern = new RegExp(
  String.raw`(\b(?:${timeSpanWords})|\s(?:in|of|on|Class)\s\p{Lu}|\p{Ll}\s(?:I{1,3}|IV))\.\s+(?=\p{Lu})`,
  "gu",
);

const maxQuotedLines = 4;
const maxQuotedLength = 110;

/** Lines of a posting in quotation marks, each by its first words, those over the number that may stand counted. */
export function quoteLines(lines: readonly string[]): string {
  const first = lines.slice(0, maxQuotedLines).map((line) => {
    const end =
      line.length > maxQuotedLength ? line.lastIndexOf(" ", maxQuotedLength) : line.length;
    const cut = line.slice(0, end) + (end < line.length ? " …" : "");
    return `“${cut.replaceAll(";", ",").replace(/[“”]/g, "")}”`;
  });
  const more = lines.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more of its lines`] : [])].join(", ");
}
