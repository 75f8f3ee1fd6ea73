import { splitSentences } from "#core/language/sentences.ts";
import { askedHeadings, dutyHeadings, factLabels, otherHeadings } from "./closed-lists.ts";
import { linePieces, unmarked } from "#core/composer/shapes/pieces.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { raised, unclosed } from "#core/composer/words/letter-case.ts";
import { cutShort } from "#core/composer/words/shorthand.ts";

type Heading = "duties" | "asked" | "others";

/** A line or sentence of a posting; `listed` behind the mark of a list, `under` the heading that was the last. */
type PostingLine = {
  readonly text: string;
  readonly listed: boolean;
  readonly under: Heading | null;
};

/** The lines of a posting without its headings. */
export function postingLines(posting: string): readonly PostingLine[] {
  const kept: PostingLine[] = [];
  let under: Heading | null = null;
  for (const { text, listed } of posting.split(/\r?\n|\s(?=[•·▪]\s)/).flatMap(piecesOf)) {
    const { of, rest } = labelled(text);
    if (of !== "fact") under = of ?? under;
    if (rest !== "") kept.push({ text: rest, listed, under: of === "fact" ? "others" : under });
  }
  return kept;
}

function piecesOf(line: string): readonly Omit<PostingLine, "under">[] {
  const bare = unmarked(line);
  const listed = bare !== line.trim();
  const pieces = sentencesOf(bare)
    .flatMap((piece) => (listed ? [piece] : linePieces(piece)))
    .flatMap(promises)
    .reduce(withItsFigure, []);
  return pieces
    .map((piece) => raised(unclosed(asTyped(piece.replace(/^and\s/i, "")))))
    .map((text) => ({ text, listed }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

const figured = /^(?:next|now|today|currently|at present|target|goal|due|baseline)\s.*\d/i;

/** "Quarterly report; next one 31 January": what tells where a duty stands is no line of its own. */
function withItsFigure(before: readonly string[], piece: string): readonly string[] {
  const last = before.at(-1);
  if (last === undefined || !figured.test(piece)) return [...before, piece];
  const joint = /^\p{Ll}/u.test(piece) ? "; " : ". ";
  return [...before.slice(0, -1), unclosed(last) + joint + piece];
}

/** "You will lead a team and will be expected to teach": each "will" is a duty of its own. */
function promises(sentence: string): readonly string[] {
  if (!/^(?:You|The|As|In)\s/.test(sentence)) return [sentence];
  const parts = sentence.split(/,?\s+and\s+(?:you\s+)?will\s+/u);
  return parts.map((part, at) => (at === 0 ? part : `You will ${part}`));
}

/** Terse postings go on in a small letter or a figure: "on call every 4th wk. curious ppl. 3+ yrs" */
function sentencesOf(line: string): readonly string[] {
  const marked = line.replace(
    /([\p{L}\p{N}%)+]{2,})\.\s+(?=\p{Ll}|\d\+|[$£€]\d)/gu,
    (whole, word: string) =>
      cutShort.has(word.toLowerCase()) && !/^(?:sat|sun|fri|mon|cert)$/i.test(word)
        ? whole
        : `${word}.\n`,
  );
  return splitSentences(marked.replace(closing, "$1.\n"));
}

const spans = "hrs?|yrs?|wks?|mos?|mins?|[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un";
/** "2 yrs. Lead", "in R. Prepares": no shortened word or name goes on there. */
const closing = new RegExp(
  String.raw`(\b(?:${spans})|\s(?:in|of|on)\s\p{Lu})\.\s+(?=\p{Lu})`,
  "gu",
);

type Labelled = { readonly of: Heading | "fact" | null; readonly rest: string };

const small = /^(?:the|our|your|key|main|basic|essential|preferred|required|core|primary)\s+/;
const included =
  /^(?:(?:\p{L}+ )?(?:duties|responsibilities|tasks)\s(?:will\s)?(?:include|are)[:\s]+|(?:responsible|accountable) for:\s)/iu;

/** "Key responsibilities: lead a team" → duties and "Lead a team"; a heading alone has no rest. */
function labelled(text: string): Labelled {
  if (included.test(text)) return { of: "duties", rest: raised(text.replace(included, "")) };
  const [, head = text, after = ""] = /^([^:]*):\s*(.*)$/su.exec(text) ?? [];
  const whole = head.toLowerCase().trim();
  const heading = headingOf(whole) ?? headingOf(whole.replace(small, ""));
  if (heading === "fact") return { of: "fact", rest: text };
  return heading === null ? { of: null, rest: text } : { of: heading, rest: raised(after) };
}

function headingOf(label: string): Labelled["of"] {
  if (dutyHeadings.has(label)) return "duties";
  if (askedHeadings.has(label)) return "asked";
  if (otherHeadings.has(label)) return "others";
  if (factLabels.has(label)) return "fact";
  if (!/^what\s(?:\S+\s?){1,6}$/.test(label)) return null;
  if (/\bdo(?:ing)?\b/.test(label)) return "duties";
  return /\b(?:you|your|need)\b/.test(label) && !/\bget\b/.test(label) ? "asked" : "others";
}

/** Lines of a posting in quotation marks, each by its first words, those over the number that may stand counted. */
export function quotedLines(lines: readonly string[]): string {
  const first = lines.slice(0, 8).map((line) => {
    const cut = line.length > 70 ? `${line.slice(0, line.lastIndexOf(" ", 70))} …` : line;
    return `“${cut.replaceAll(";", ",").replace(/[“”]/g, "")}”`;
  });
  const more = lines.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more of its lines`] : [])].join(", ");
}
