import { quotedSpans } from "#core/language/quotes.ts";
import { aOrAn, capitalise } from "#core/language/phrase.ts";

import { askDirectly, vague } from "./ask-frames.ts";
import { findHits, type Hit } from "./find-hits.ts";

/** A rewritten sentence and the phrases that were taken out. `text` is "" when nothing but softeners stood there. */
export type Rewritten = {
  readonly text: string;
  readonly removed: readonly string[];
  readonly clean: boolean;
};

const repairable = new Set([
  "apology",
  "permission",
  "self-diminishing",
  "hedge",
  "minimiser",
  "hype",
  "filler",
  "slang",
  "exclamation",
  "emoji",
]);
const rounds = 6;

/** One sentence said without the slips that can be mended. Quoted speech, figures and names stay as they are; what cannot be mended is left (`clean` is false). */
export function rewriteSentence(sentence: string): Rewritten {
  const lead = greeting.exec(sentence.trim())?.[0] ?? "";
  if (lead === "" || lead.length === sentence.trim().length) return rewriteStatement(sentence);
  const said = rewriteStatement(sentence.trim().slice(lead.length));
  return {
    ...said,
    text: said.text === "" ? "" : lead.replace(/!/g, ",").replace(/,,/g, ",") + said.text,
  };
}

const greeting =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:Dr\.|Mr\.|Ms\.|Mrs\.))?(?: \p{Lu}[\p{L}’'-]+){0,3}[,!:–-]\s+|(?!(?:So|Well|Hopefully|Perhaps|Maybe|Sorry|Honestly|Actually|Yes|No|Also|However|Today|Please|Thanks|Okay|Ok)\b)\p{Lu}[\p{Ll}’'-]+,\s+(?=(?:I|we|could|can|would|sorry|just)\b))/iu;

function rewriteStatement(sentence: string): Rewritten {
  const masked = mask(closeSeams(sentence));
  const removed: string[] = [];
  let text = masked.text;
  for (let round = 0; round < rounds; round += 1) {
    const next = mendOnce(text, removed);
    if (next === text) break;
    text = next;
  }
  if (!hasContent(text)) return { text: "", removed, clean: true };
  const sound = isSound(text);
  const said = masked.restore(sound ? finish(text, masked.text) : endOnce(masked.text));
  return { text: said, removed: sound ? removed : [], clean: sound && findHits(said).length === 0 };
}

function mendOnce(text: string, removed: string[]): string {
  const hits = findHits(text).filter((hit) => repairable.has(hit.family));
  if (hits.length === 0) return text;
  const bare = hits.filter(
    (hit) => hit.family === "apology" && hit.fix === "" && opensWith(text, hit),
  );
  if (bare.length > 0) return take(text, bare.slice(0, 1), removed);
  const tail = hits.filter((hit) => hit.fix === "" && closesWith(text, hit));
  if (tail.length > 0) return take(text, tail.slice(-1), removed);
  const asked = askDirectly(text.replaceAll("'", "’"));
  if (asked !== null && asked.text !== text) {
    const when = vague.exec(text)?.[0].replace(/^[,\s]+/, "");
    removed.push(
      text.slice(0, asked.opening).trim(),
      ...(when === undefined ? [] : [when]),
      ...hits.filter((hit) => hit.start >= asked.opening).map((hit) => hit.text),
    );
    return asked.text;
  }
  const fixable = hits.filter((hit) => hit.fix !== undefined);
  return fixable.length === 0 ? text : take(text, fixable, removed);
}

function opensWith(text: string, hit: Hit): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, hit.start)) && hit.end < text.length;
}

function closesWith(text: string, hit: Hit): boolean {
  return (
    hit.start > 0 &&
    !/[\p{L}\p{N}]/u.test(text.slice(hit.end)) &&
    /[,–-]\s*(?:but |and |so )?$/.test(text.slice(0, hit.start))
  );
}

/** The text with the hits replaced, last first, and the seams closed. */
function take(text: string, hits: readonly Hit[], removed: string[]): string {
  let said = text;
  for (const hit of hits.toReversed()) {
    const before = said.slice(0, hit.start);
    const after = said.slice(hit.end);
    said = seam(before, hit.fix ?? "", after);
  }
  removed.push(...hits.map((hit) => hit.text));
  return closeSeams(said);
}

function seam(before: string, fix: string, after: string): string {
  if (fix !== "") return before + fix + after;
  const opens = !/[\p{L}\p{N}]/u.test(before);
  if (opens) return before + after.replace(/^\s*[,;:–-]?\s*(?:(?:but|and|so|that)\b[,\s]*)?/u, "");
  const closes = /^\s*[?.!]*\s*$/.test(after);
  if (closes) return before.replace(/[\s,;–-]+(?:(?:but|and|so|or)\s*)?$/u, "") + after.trimStart();
  const listed = after.startsWith(",") && !/[,]\s$/.test(before) && /\p{L}\s$/u.test(before);
  if (listed && /^,\s\p{L}/u.test(after) && adjectival.test(before))
    return seam(before, fix, after.slice(1));
  if (
    /,\s$/.test(before) &&
    /^\s\p{L}/u.test(after) &&
    adjectival.test(before.replace(/[\p{L}-]+, $/u, ""))
  )
    return before.replace(/,\s$/, "") + after;
  const article = /\b(a|an) $/i.exec(before);
  const next = after.trimStart();
  if (article !== null && next !== "")
    return `${before.slice(0, article.index)}${keepCase(article[1] ?? "", aOrAn(next))} ${next}`;
  return before + after;
}

const adjectival = /\b(?:a|an|the|my|our|your|their|her|his|its|this|that|of|with|as|for) $/i;

function keepCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capitalise(word) : word;
}

function closeSeams(text: string): string {
  return text
    .replaceAll(/\s{2,}/g, " ")
    .replaceAll(
      /(\.\p{L}\.|\b(?:Inc|Ltd|Co|Jr|Sr|etc)\.)?((?:\s*[,;:.?!])+)(?=\s|$)/gu,
      (_all, stop: string | undefined, run: string) => {
        return (stop ?? "") + oneMark(run, stop !== undefined);
      },
    )
    .replace(/^(?:[\s,;:–?!-]|\.(?=\s|$))+/u, "")
    .trim();
}

/** A run of marks as one: a question outlives a stop, a stop a comma. */
function oneMark(run: string, stopped: boolean): string {
  if (run.includes("?")) return "?";
  if (/[.!]/.test(run)) return stopped ? "" : run.includes("!") ? "!" : ".";
  return run.includes(":") ? ":" : run.includes(";") ? ";" : ",";
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}\uE000-\uE0FF]/u.test(
    text.replace(/^(?:and|but|so|or|that|if|to|also|please|hi|well|ok|okay)\b[\s,.]*$/i, ""),
  );
}

const dangling =
  /(?:\b(?:that|and|but|or|of|for|with|the|a|an|whether|because|my|our|your|than|as|by|from|who|which|am|was|were)|(?<!\b(?:love|like|want|able|going|have|had|happy|glad|need|used|supposed) )to)[.?!]*$/i;

/** Whether the sentence can stand: two words or more, and no word at its end that waits for another. */
function isSound(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uE000-\uE0FF]/u.test(word));
  if (words.length === 1)
    return !dangling.test(text) && !/^(?:I|I’m|the|a|an)$/i.test(words[0] ?? "");
  return words.length > 1 && !dangling.test(text);
}

function finish(text: string, original: string): string {
  const statement = /^(?:I (?:want|am|would|will|need|ask)|Please|Thank|Let’s)\b/.test(text);
  return capitalise(endOnce(text, original.trim().endsWith("?") && !statement ? "?" : "."));
}

/** One mark at the end. It goes after quoted speech, which keeps its own. */
export function endOnce(text: string, mark = "."): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (bare === "") return "";
  if (mark === "." && /^(?:I want|Please|Thank)\b.*\?$/.test(bare)) return bare.replace(/\?$/, ".");
  return /[.?!…]["”’)]*$/u.test(bare) ? bare : `${bare}${mark}`;
}

/** Quoted speech replaced by single marks of a private kind, so that no rule reaches into it. */
function mask(text: string): { text: string; restore: (said: string) => string } {
  const spans = quotedSpans(text);
  const quotes = spans.map((span) => text.slice(span.start, span.end));
  let masked = "";
  let at = 0;
  spans.forEach((span, index) => {
    masked += text.slice(at, span.start) + String.fromCodePoint(0xe000 + index);
    at = span.end;
  });
  masked += text.slice(at);
  const restore = (said: string) =>
    said.replaceAll(
      /[\uE000-\uE0FF]/gu,
      (mark) => quotes[(mark.codePointAt(0) ?? 0) - 0xe000] ?? "",
    );
  return { text: masked, restore };
}
