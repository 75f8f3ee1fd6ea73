/** Why a reader would change a passage: it is false, it stops who reads it, or a fact is missing beside it. */
export type EditReason = "false" | "reading" | "lost";

/** One change that a reader of a draft asks for. */
export type TextEdit = {
  /** Words of the draft, within one line. */
  readonly find: string;
  /** What stands in their place; empty where they are struck, null where nobody but the member knows what is right. */
  readonly replacement: string | null;
  readonly reason: EditReason;
};

const editPattern =
  /^[\s>*-]*Find:[ \t]*(?<find>[^]*?)\n[\s>*-]*Replace:[ \t]*(?<replacement>[^]*?)\n[\s>*-]*Why:[ \t]*(?<reason>false|reading|lost)\b/gim;

const mostEdits = 16;

/** A second reader's answer: the edits, and words of the answers that the draft owes no more. */
export type ReviewAnswer = {
  readonly edits: readonly TextEdit[];
  /** What stands there in other words, or is rightly left out. */
  readonly settled: readonly string[];
};

const settledPattern = /^[\s>*-]*(?:Stands|Out):[ \t]*(.+)$/gim;
/** A shorter quotation may be the beginning of many. */
const shortestSettled = 4;

/** What is not in the form of an answer is passed over. */
export function parseReview(text: string): ReviewAnswer {
  const lines = text.replace(/\r\n?/g, "\n");
  const settled = [...lines.matchAll(settledPattern)]
    .map(([, words = ""]) => /^“(.+?)”/.exec(words.trim())?.[1] ?? withoutFrame(words))
    .filter((words) => words.length >= shortestSettled || /\d/.test(words));
  return { edits: parseEdits(lines), settled };
}

function parseEdits(text: string): TextEdit[] {
  return [...text.matchAll(editPattern)]
    .map(({ groups = {} }) => ({
      find: withoutFrame(groups.find ?? ""),
      replacement: readReplacement(groups.replacement ?? ""),
      reason: reasonOf(groups.reason ?? ""),
    }))
    .filter(({ find, replacement }) => find !== "" && find !== replacement)
    .slice(0, mostEdits);
}

function readReplacement(text: string): string | null {
  const words = withoutFrame(text);
  if (words === "?") return null;
  return /^\(?nothing\)?$/i.test(words) ? "" : words;
}

/** Quotation marks or backticks round the whole belong to the answer's form. */
function withoutFrame(text: string): string {
  const words = text.trim();
  const framed = /^(?:“(?<curly>[^”]*)”|"(?<straight>[^"]*)"|`(?<code>[^`]*)`)$/.exec(
    words,
  )?.groups;
  return (framed?.curly ?? framed?.straight ?? framed?.code ?? words).trim();
}

function reasonOf(text: string): EditReason {
  const reason = text.toLowerCase();
  return reason === "false" || reason === "lost" ? reason : "reading";
}
