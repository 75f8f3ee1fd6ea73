import { splitSentences } from "#core/language/sentences.ts";
import { siteOpenings } from "./closed-lists.ts";
import { type Heading, labelled } from "./headings.ts";
import { linePieces, unmarked } from "#core/composer/shapes/pieces.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { raised, unclosed } from "#core/composer/words/letter-case.ts";
import { cutShort } from "#core/composer/words/shorthand.ts";

/** A line or sentence of a posting; `listed` behind the mark of a list, `under` the heading that was the last. */
type PostingLine = {
  readonly text: string;
  readonly listed: boolean;
  readonly under: Heading | null;
};

/** The lines of a posting without its headings and without those of the site that it stands on. */
export function postingLines(posting: string): readonly PostingLine[] {
  const kept: PostingLine[] = [];
  let under: Heading | null = null;
  let gap = false;
  for (const line of posting.split(/\r?\n/).filter((one) => !isCaption(one))) {
    // A paragraph behind a list is none of the list.
    if (gap && kept.at(-1)?.listed && !isListed(line)) under = under === "duties" ? null : "others";
    gap = line.trim() === "";
    for (const { text, listed } of line.split(/\s(?=[•·▪]\s)/).flatMap(piecesOf)) {
      const { of, rest } = labelled(text);
      if (of !== "fact" && of !== "label") under = of ?? under;
      if (rest !== "" && !isCaption(rest))
        kept.push({ text: unclosed(rest), listed, under: of === "fact" ? "others" : under });
    }
  }
  return kept;
}

/** "London | Full time | 3 days", "Matches your job preferences", a question of the form to apply. */
function isCaption(line: string): boolean {
  const typed = line.trim();
  const opened = typed.toLowerCase().replaceAll("'", "’");
  if (/\s\|\s/.test(typed) || typed.endsWith("?")) return true;
  if (/\s·\s/.test(typed) && !typed.startsWith("·")) return true;
  return siteOpenings.some((opening) => new RegExp(`^${opening}\\b`).test(opened));
}

/** Small pictures open the lines of a list as marks do. */
const pictured = (line: string): string => line.replace(/^\s*\p{ExtPict}\S*\s+/u, "- ");
const isListed = (line: string): boolean => unmarked(pictured(line)) !== line.trim();

function piecesOf(line: string): readonly Omit<PostingLine, "under">[] {
  const listed = isListed(line);
  const bare = unmarked(pictured(line));
  const pieces = sentencesOf(bare)
    .flatMap((piece) => (listed ? [piece] : linePieces(piece)))
    .flatMap(promises)
    .reduce(withItsFigure, []);
  return pieces
    .map((piece) => raised(asTyped(piece.replace(/^and\s/i, ""))))
    .map((piece) => (piece.endsWith(":") ? piece : unclosed(piece)))
    .map((text) => ({ text, listed }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

const figured = /^(?:next|now|today|current(?:ly)?|at present|target|goal|due|baseline)\s.*\d/i;

/** "Quarterly report; next one 31 January": what tells where a duty stands is no line of its own. */
function withItsFigure(before: readonly string[], piece: string): readonly string[] {
  const last = before.at(-1);
  if (last === undefined || !figured.test(piece)) return [...before, piece];
  const joint = /^\p{Ll}/u.test(piece) ? "; " : ". ";
  return [...before.slice(0, -1), unclosed(last) + joint + piece];
}

/** "You will lead a team and will be expected to teach": each "will" is a duty of its own, and each "to". */
function promises(sentence: string): readonly string[] {
  if (/^To\s\p{Ll}/u.test(sentence))
    return sentence.split(/,\s(?:and\s)?to\s/u).map((part, at) => (at === 0 ? part : `To ${part}`));
  if (!/^(?:You|The|As|In)\s/.test(sentence)) return [sentence];
  const parts = sentence.split(/,?\s+and\s+(?:you\s+)?will\s+/u);
  return parts.map((part, at) => (at === 0 ? part : `You will ${part}`));
}

/** Terse postings go on in a small letter or a figure: "on call every 4th wk. curious ppl. 3+ yrs" */
function sentencesOf(line: string): readonly string[] {
  const marked = line.replace(
    /([\p{L}\p{N}%)+]{2,})\.\s+(?=\p{Ll}|\d|[$£€]\d)/gu,
    (whole, word: string) =>
      beforeFigure.test(word) ||
      (cutShort.has(word.toLowerCase()) && !/^(?:sat|sun|fri|mon|cert)$/i.test(word))
        ? whole
        : `${word}.\n`,
  );
  return splitSentences(marked.replace(closing, "$1.\n"));
}

const beforeFigure = /^(?:no|nr|art|sec|fig|vs|rev|pop|pp|tel|p|ca)$/i;
const spans = "hrs?|yrs?|wks?|mos?|mins?|[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un";
/** "2 yrs. Lead", "in R. Prepares": no shortened word or name goes on there. */
const closing = new RegExp(
  String.raw`(\b(?:${spans})|\s(?:in|of|on|Class)\s\p{Lu}|\p{Ll}\s(?:I{1,3}|IV))\.\s+(?=\p{Lu})`,
  "gu",
);

const namedMost = 4;
const shownMost = 110;

/** Lines of a posting in quotation marks, each by its first words, those over the number that may stand counted. */
export function quotedLines(lines: readonly string[]): string {
  const first = lines.slice(0, namedMost).map((line) => {
    const end = line.length > shownMost ? line.lastIndexOf(" ", shownMost) : line.length;
    const cut = line.slice(0, end) + (end < line.length ? " …" : "");
    return `“${cut.replaceAll(";", ",").replace(/[“”]/g, "")}”`;
  });
  const more = lines.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more of its lines`] : [])].join(", ");
}
