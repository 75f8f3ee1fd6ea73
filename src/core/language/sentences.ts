const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const alwaysGoesOn =
  /(?:^|[\s(“‘"'])(?:Dr|Mr|Mrs|Ms|Mx|Sra|Srta|Mme|Prof|St|Rev|Hon|Gov|Sen|Rep|Gen|Maj|Cmdr|Col|Capt|Lt|Sgt|Mt|Ft|No|Nos|Vol|Fig|Eq|Art|Sec|Ch|pp?|vs|v|cf|e\.g|i\.e|approx|est|min|max|Assoc|Asst|Dept|Univ)\.\s*$/;
const mayGoOn =
  /(?:^|[\s(“‘"'])(?:Inc|Ltd|Corp|Co|Bros|LLC|Jr|Sr|Esq|Ph\.D|M\.D|B\.A|M\.A|P\.E|J\.D|Ed\.D|R\.N|etc|al|[ap]\.m|(?:[A-Z]\.)*[A-Z]|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|yrs?|mos?|wks?|hrs?|mins?)\.\s*$/;
const exclaimingName = /\b(?:Yahoo|Jeopardy|Yum|Oliver|Kahoot|Chips Ahoy)!\s*$/;
const startsClause =
  /^[“‘"'(]?(?:The|A|An|I|I[’']\p{L}+|We|You|He|She|It|They|This|That|These|Those|There|My|Our|Your|His|Her|Its|Their|In|On|At|By|For|From|When|While|After|Before|Since|As|If|But|And|So|Then|Now|What|Who|How|Why|Where|Please|Let|No|Not|One|Two|Three|Four|Five|Last|Next)(?![\p{L}’'-])/u;

/** The sentences of a text, trimmed, in order. A line break ends a sentence; abbreviations and initials do not. */
export function splitSentences(text: string): readonly string[] {
  return text.split(/\n+/).flatMap((line) => mergePieces(line));
}

function mergePieces(line: string): readonly string[] {
  const merged: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const before = merged.at(-1);
    if (before !== undefined && goesOn(before, segment))
      merged[merged.length - 1] = before + segment;
    else merged.push(segment);
  }
  return merged.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function goesOn(before: string, next: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(next)) return true;
  if (alwaysGoesOn.test(before) || exclaimingName.test(before)) return true;
  if (/^\s*[\p{Ll}]/u.test(next) && !/[?!]["”’)]*\s*$/.test(before)) return true;
  if (/(?:^|\s)\.$/.test(before) && /^\p{Lu}/u.test(next)) return true;
  if (onlyInitials(before)) return true;
  return mayGoOn.test(before) && !startsClause.test(next) && !looksComplete(before);
}

/** "J. " at the start of a sentence is a name, whatever follows. */
function onlyInitials(before: string): boolean {
  return /^\s*[“‘"']?(?:\p{Lu}\.\s*)+$/u.test(before);
}

/** A clock time at the end of a piece closes it when a capital follows; so does "etc." */
function looksComplete(before: string): boolean {
  return /(?:[ap]\.m|etc)\.\s*$/.test(before);
}

export function countSentences(text: string): number {
  return splitSentences(text).length;
}

/** Words split at white space, as they are spoken: a figure is one word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
