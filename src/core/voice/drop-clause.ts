import type { Hit } from "./find-hits.ts";
import { closeSeams } from "./seams.ts";

/** A sentence without one of its clauses, and the clause; null when the clause holds a figure, a name or quoted speech. */
export function dropClause(
  text: string,
  hit: Hit,
): { readonly text: string; readonly removed: string } | null {
  const tail = text.slice(hit.end);
  const end =
    /[,;:–]\s|\s[–-]\s|[.?!]+(?=\s|$)|\s(?=but\b|so\b)|$/.exec(tail)?.index ?? tail.length;
  const extra = /\b(?:but|and|so)$/i.test(hit.text) ? "" : tail.slice(0, end);
  if (/\d|[\uE000-\uE0FF]|(?<!^)\b(?!I\b)\p{Lu}/u.test(extra)) return null;
  const before = text.slice(0, hit.start).replace(/[\s,;–-]*(?:\b(?:and|but|so|or))?\s*$/u, "");
  const rest = tail.slice(extra.length);
  const after =
    before === ""
      ? rest.replace(/^[\s,;:–.?!-]*(?:(?:but|and|so|that)\b[,\s]*)?/u, "")
      : rest.replace(/^[\s?!]+$/, ".");
  const removed = text.slice(hit.start, hit.end + extra.length).trim();
  if (/[\p{L}\p{N}\uE000-\uE0FF]/u.test(before + after))
    return { text: closeSeams(before + after), removed };
  return {
    text: subject(extra.trim(), hit.text) ?? "",
    removed: removed.slice(0, removed.length - extra.trim().length).trim() || removed,
  };
}

/** What an apology was about, said as a sentence: "sorry to trouble you about the lease" → "I am writing about the lease." */
function subject(extra: string, hit: string): string | null {
  const about =
    /^(?:you )?(?:again )?(?:about|regarding|with) ((?:the|my|our|your|his|her|their) \p{L}.*)$/iu.exec(
      extra,
    )?.[1];
  const empty =
    /^(?:the|my|all the|your) (?:details|time|questions?|trouble|bother|message|email)$/i;
  if (about !== undefined && !empty.test(about))
    return `I am ${/ask/i.test(hit) ? "asking" : "writing"} about ${about}.`;
  const doing = /^by (\p{Ll}+ing .+)$/u.exec(extra)?.[1];
  if (doing !== undefined) return `I am ${doing}.`;
  const asked = /^(?:you )?to (\p{Ll}+ .+)$/u.exec(extra)?.[1];
  return asked !== undefined && /ask/i.test(hit) ? `Please ${asked}.` : null;
}
