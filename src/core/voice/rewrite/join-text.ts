import { aOrAn, capitalise } from "#core/language/phrase.ts";

/**
 * The two sides of a hit joined: its mark, its article and its conjunction go where nothing would follow them. `praise`
 * are adjectives of a list.
 */
export function joinAround(before: string, fix: string, after: string, praise = false): string {
  if (fix !== "") return before + fix + after;
  const opens = !/[\p{L}\p{N}\uE000-\uF8FF]/u.test(before);
  if (opens) return before + after.replace(/^\s*[,;:–-]?\s*(?:(?:but|and|so),?\s+(?=\S))?/u, "");
  const closes = /^\s*[?.!]*\s*$/.test(after);
  if (closes) return before.replace(/[\s,;–-]+(?:(?:but|and|so|or)\s*)?$/u, "") + after.trimStart();
  if (before.endsWith(", ") && after.startsWith(",")) return before.slice(0, -2) + after.slice(1);
  if (praise)
    return joinAroundPraise(
      before.replace(/\b(?:truly|really|very|absolutely|simply|genuinely|so) $/i, ""),
      after,
    );
  return withArticleOf(before, after);
}

function joinAroundPraise(before: string, after: string): string {
  if (/^,\s\p{L}/u.test(after) && adjectival.test(before))
    return withArticleOf(before, after.slice(1));
  if (before.endsWith(" and ") && /^\s?,/.test(after)) return before.replace(/ and $/, "") + after;
  const last =
    /,\s$/.test(before) &&
    /^\s\p{L}/u.test(after) &&
    adjectival.test(before.replace(/[\p{L}-]+, $/u, ""));
  return last ? before.replace(/,\s$/, "") + after : withArticleOf(before, after);
}

/** "a … approach" → "an approach". */
function withArticleOf(before: string, after: string): string {
  const article = /\b(a|an) $/i.exec(before);
  const next = after.trimStart();
  if (article === null || next === "") return before + after;
  return `${before.slice(0, article.index)}${keepCase(article[1] ?? "", aOrAn(next))} ${next}`;
}

const adjectival = /\b(?:a|an|the|my|our|your|their|her|his|its|this|that|of|with|as|for) $/i;

function keepCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capitalise(word) : word;
}

/** Spaces and marks after words were taken out: one space, one mark, none at the start. "…" as three dots, and a sign before its figure, stay. */
export function normalizePunctuation(text: string): string {
  return text
    .replaceAll(/\s{2,}/g, " ")
    .replaceAll(
      /(\.\p{L}\.|\b(?:Inc|Ltd|Co|Jr|Sr|etc)\.)?((?:\s*[,;:.?!])+)(?=\s|$)/gu,
      (all, stop: string | undefined, run: string) =>
        /^\.{2,}$/.test(run) ? all : (stop ?? "") + oneMark(run, stop !== undefined),
    )
    .replace(/^[\s,;:–?!.-]*(?:\s|$)/u, "")
    .replace(/^[,;:?!]+(?=\p{L})/u, "")
    .trim();
}

/** A run of marks as one: a question outlives a stop, a stop a comma. */
function oneMark(run: string, stopped: boolean): string {
  if (run.includes("?")) return "?";
  if (/[.!]/.test(run)) return stopped ? "" : run.includes("!") ? "!" : ".";
  return run.includes(":") ? ":" : run.includes(";") ? ";" : ",";
}

/** One mark at the end. It goes after quoted speech, which keeps its own. */
export function endWithMark(text: string, mark = "."): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (bare === "") return "";
  if (mark === "." && /^(?:I want|Please|Thank)\b.*\?$/.test(bare)) return bare.replace(/\?$/, ".");
  return /[.?!…]["”’)]*$/u.test(bare) ? bare : `${bare}${mark}`;
}
