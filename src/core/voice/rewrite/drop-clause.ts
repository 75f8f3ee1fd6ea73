import type { VoiceHit } from "#core/voice/find-voice-hits.ts";
import { placeholderClass } from "#core/voice/literals.ts";
import { normalizePunctuation } from "./join-text.ts";

const factPattern = new RegExp(String.raw`\d|[${placeholderClass}]|(?<!^)\b(?!I\b)\p{Lu}`, "u");
/** What may go with a clause that says nothing: no word among them names a fact. */
const emptyWords = new Set(
  (
    "a about again all an another any anyone as ask asking at be before being both bother by call " +
    "chat day days details e-mail early email evening everybody everyone everything first for " +
    "from have having help her here him if in inconvenience is it just keep kindly last late " +
    "length like little long lot make me message minute moment more morning much my night note " +
    "notice now of off on once one or our out over please question questions really request short " +
    "so some still such that the them these thing things this those time to today tonight too " +
    "trouble twice up us very week weekend when while with you your"
  ).split(" "),
);

/**
 * A sentence without one of its clauses, and the clause; null when the clause says something: a figure, a name, quoted
 * speech or a fact.
 */
export function dropClause(
  text: string,
  hit: VoiceHit,
): { readonly text: string; readonly removed: string } | null {
  const tail = text.slice(hit.end);
  const end =
    /[,;:–]\s|\s[–-]\s|[.?!]+(?=\s|$)|\s(?=but\b|so\b)|$/.exec(tail)?.index ?? tail.length;
  const extra = /\b(?:but|and|so)$/i.test(hit.text) ? "" : tail.slice(0, end);
  if (factPattern.test(extra) || factPattern.test(hit.text)) return null;
  const before = text.slice(0, hit.start).replace(/[\s,;–-]*(?:\b(?:and|but|so|or))?\s*$/u, "");
  const rest = tail.slice(extra.length);
  const after =
    before === ""
      ? rest.replace(/^[\s,;:–.?!-]*(?:(?:but|and|so)\b[,\s]*)?/u, "")
      : rest.replace(/^[\s?!]+$/, ".");
  const removed = text.slice(hit.start, hit.end + extra.length).trim();
  const isLight = (extra.toLowerCase().match(/[\p{L}-]+/gu) ?? []).every((word) =>
    emptyWords.has(word),
  );
  if (/[\p{L}\p{N}\uE000-\uF8FF]/u.test(before + after))
    return isLight ? { text: normalizePunctuation(before + after), removed } : null;
  const apologySubject =
    hit.family === "apology" ? formatApologySubject(extra.trim(), hit.text) : null;
  if (apologySubject === null && !isLight) return null;
  return {
    text: apologySubject ?? "",
    removed: removed.slice(0, removed.length - extra.trim().length).trim() || removed,
  };
}

/**
 * What an apology was about, as a sentence: "sorry to trouble you about the lease" → "I am writing about the lease."
 */
function formatApologySubject(extra: string, hit: string): string | null {
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
  const action = /^(?:you )?to (\p{Ll}+ .+)$/u.exec(extra)?.[1];
  return action !== undefined && /ask/i.test(hit) ? `Please ${action}.` : null;
}
