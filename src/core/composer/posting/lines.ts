import { splitSentences } from "#core/language/sentences.ts";
import { dutyHeadings, factLabels, otherHeadings } from "./closed-lists.ts";
import { linePieces, unmarked } from "#core/composer/shapes/pieces.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { raised, unclosed } from "#core/composer/words/letter-case.ts";
import { cutShort } from "#core/composer/words/shorthand.ts";

/** A line or sentence of a posting; `listed` behind the mark of a list, `headed` under a heading of duties. */
type PostingLine = {
  readonly text: string;
  readonly listed: boolean;
  readonly headed: boolean;
};

/** The lines of a posting that may be duties: headings, and all that stands under the headings of others, left out. */
export function postingLines(posting: string): readonly PostingLine[] {
  const kept: PostingLine[] = [];
  let isOpen = true;
  let headed = false;
  for (const { text, listed } of posting.split(/\r?\n|\s[•·▪]\s/).flatMap(piecesOf)) {
    const { of, rest } = labelled(text);
    if (of === "duties" || of === "others") isOpen = headed = of === "duties";
    if (isOpen && of !== "fact" && rest !== "") kept.push({ text: rest, listed, headed });
  }
  return kept;
}

function piecesOf(line: string): readonly Omit<PostingLine, "headed">[] {
  const bare = unmarked(line);
  const listed = bare !== line.trim();
  const pieces = sentencesOf(bare)
    .flatMap((piece) => (listed ? [piece] : linePieces(piece)))
    .flatMap(promises);
  return pieces
    .map((piece) => raised(unclosed(asTyped(piece.replace(/^and\s/i, "")))))
    .map((text) => ({ text, listed }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

/** "You will lead a team and will be expected to teach": each "will" is a duty of its own. */
function promises(sentence: string): readonly string[] {
  if (!/^(?:You|The|As|In)\s/.test(sentence)) return [sentence];
  const parts = sentence.split(/,?\s+and\s+(?:you\s+)?will\s+/u);
  return parts.map((part, at) => (at === 0 ? part : `You will ${part}`));
}

/** Terse postings go on in a small letter or a figure: "on call every 4th wk. curious ppl. 3+ yrs" */
function sentencesOf(line: string): readonly string[] {
  const marked = line.replace(/([\p{L}\p{N}%)]{2,})\.\s+(?=\p{Ll}|\d\+)/gu, (whole, word: string) =>
    cutShort.has(word.toLowerCase()) ? whole : `${word}.\n`,
  );
  return splitSentences(marked.replace(/\b(hrs?|yrs?|wks?|mos?|mins?)\.\s+(?=\p{Lu})/gu, "$1.\n"));
}

type Labelled = { readonly of: "duties" | "others" | "fact" | null; readonly rest: string };

const small = /^(?:the|our|your|key|main|basic|essential|preferred|required|core|primary)\s+/;
const included =
  /^(?:\p{L}+ )?(?:duties|responsibilities|tasks)\s(?:will\s)?(?:include|are)[:\s]+/iu;

/** "Key responsibilities: lead a team" → duties and "Lead a team"; a heading alone has no rest. */
function labelled(text: string): Labelled {
  if (included.test(text)) return { of: "duties", rest: raised(text.replace(included, "")) };
  const [, head = text, after = ""] = /^([^:]*):\s*(.*)$/su.exec(text) ?? [];
  const whole = head.toLowerCase().trim();
  const label = [whole, whole.replace(small, "")].find(
    (one) => dutyHeadings.has(one) || otherHeadings.has(one) || factLabels.has(one),
  );
  if (label === undefined && !/^what\s(?:\S+\s?){1,6}$/.test(whole))
    return { of: null, rest: text };
  if (label !== undefined && factLabels.has(label)) return { of: "fact", rest: "" };
  const isOfDuties = label === undefined ? /\bdo(?:ing)?\b/.test(whole) : dutyHeadings.has(label);
  return isOfDuties ? { of: "duties", rest: raised(after) } : { of: "others", rest: "" };
}
