import type { Request } from "./boundary-request.ts";
import { calm, hasOwnNegation, sayRefusal, spellLast } from "./boundary-wording.ts";
import { clip } from "./fit-words.ts";
import { looksEnglish } from "#core/language/looks-english.ts";
import {
  capitalise,
  ensurePeriod,
  joinAnd,
  lowerOpening,
  quote,
  sentence,
  stripPeriod,
} from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";

/** Her refusal: one declarative sentence that never changes, and the side doors she closes with it. */
export type Refusal = { readonly line: string; readonly doors: string | null };

const longest = 38;

/** Reads the refusal out of a cleaned answer; null when the answer holds no words. */
export function readRefusal(cleaned: string, request: Request): Refusal | null {
  const both = inTwoLanguages.exec(cleaned)?.groups;
  if (both !== undefined) {
    const english = readRefusal(both["english"] ?? "", request);
    return english && { ...english, doors: sentence(both["own"] ?? "") };
  }
  const pieces = splitEntries(cleaned)
    .flatMap((entry) => splitStops(entry))
    .flatMap((piece) =>
      splitOutside(
        piece,
        /,?\s(?=not\s(?:by|via|on|even|for|through|“))|,\s(?=not?\s)|,\s(?=and\snot\s)|,\s(?=(?:I’m|I am|it’s|it is|that’s|that is)\s)/gi,
      ),
    )
    .map((piece) =>
      spellOrdinals(piece)
        .trim()
        .replace(/^(?:and|but|so)\s+(?=not?\b|I\b)/i, "")
        .replace(/[.,;!?]+$/, ""),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !emphasis.test(piece));
  const [main, ...rest] = joinOnly(pieces);
  if (main === undefined) return null;
  const said = calm(withObject(sayRefusal(main, request), request));
  const plain = capitalise(spellLast(spellSmallNumbers(said)));
  const refused = hasOwnNegation.test(plain) || !looksEnglish(plain);
  const line = clip(
    ensurePeriod(refused ? plain : `My answer is no: ${lowerOpening(plain)}`),
    longest,
  );
  const doors = rest.map(sayDoor).filter((door) => door !== null);
  return { line, doors: doors.length === 0 ? null : closeDoors(doors) };
}

/** "no voy a firmar, I won’t cosign": the second says the first to those who do not read it. */
const inTwoLanguages =
  /^(?<own>no (?:voy|puedo|quiero|me|lo|la|los|las|le|acepto|firmo|hay|tengo|contesto|trabajo|hago)\b[^,.;]*)[,.;]\s*(?<english>(?:I|we)\b.+)$/isu;

/** "only one of them", "not both": one statement. */
function joinOnly(pieces: readonly string[]): readonly string[] {
  const [first = "", second = "", ...others] = pieces;
  return /^(?:only|just)\s/i.test(first) && /^not\s/i.test(second)
    ? [`${first}, ${second}`, ...others]
    : pieces;
}

const emphasis =
  /^(?:period|full stop|end of (?:story|discussion)|that’s it|that is it|that’s all|final|ever|no|nope|never|sorry|enough)$/i;

/** The refusal of a request that she names without saying what she will not do. */
export function refuseAct(act: string): Refusal {
  return { line: clip(sentence(`I will not ${act}`), longest), doors: null };
}

/** A request that is named but not understood is refused by its name. */
export function refuseTopic({ naming }: Request, asked: string): Refusal | null {
  const topic =
    naming === null ? null : /^You asked for (?<topic>.+)$/su.exec(naming)?.groups?.["topic"];
  if (topic != null)
    return { line: clip(sentence(`I am not available for ${topic}`), longest), doors: null };
  const words = stripPeriod(asked.split("\n")[0] ?? "");
  return words === ""
    ? null
    : { line: `My answer to ${quote(stripPeriod(clip(words, 14)))} is no.`, doors: null };
}

/** "I will not chair it": the thing is named when the request has the same verb. */
function withObject(line: string, request: Request): string {
  const found =
    /^(?<lead>I (?:will not|do not|am not|cannot|am not going to|will no longer|am no longer)) (?<verb>[\p{L}-]+) (?:it|that|this(?! (?:year|time|week|weekend|month|quarter|season|summer|one|round)\b))(?<tail>\s.*)?$/iu.exec(
      line,
    )?.groups;
  if (found === undefined || request.act === null) return line;
  const mine = readVerbPhrase(`${found["verb"]} it`);
  const theirs = readVerbPhrase(request.act);
  if (mine === null || theirs === null || mine.base !== theirs.base || theirs.rest === "")
    return line;
  const tail = (found["tail"] ?? "").trim();
  const object = theirs.rest.split(/, /)[0] ?? theirs.rest;
  const stripped =
    tail === "" ? object : object.replace(/\s(?:again|every \p{L}+|each \p{L}+)$/iu, "");
  return `${found["lead"]} ${found["verb"]} ${stripped}${tail === "" ? "" : ` ${tail}`}`;
}

function sayDoor(piece: string): string | null {
  const plain = piece.replace(/\seither$/i, "").replace(/^(?:and|or)\s+/i, "");
  if (countWords(plain) > 14) return null;
  const phrase = /^not?\s+(?<rest>.+)$/is.exec(plain)?.groups?.["rest"];
  if (phrase !== undefined) return `not ${phrase}`;
  return /^(?:I|we|it|that|this|the|my)(?:’|\b)/i.test(plain) ? apart(plain) : null;
}

/** "I’m not certified and it’s not my job" → a comma before the second clause. */
function apart(reason: string): string {
  return reason.replace(/(?<=\p{L}) and (?=(?:it|that|this|I|we)(?:’| )\p{L})/gu, ", and ");
}

/** "not by text", "not “real quick”" → "Not by text, and not “real quick.”"; clauses stand alone. */
function closeDoors(doors: readonly string[]): string {
  const gerunds = doors.filter(
    (door) => readVerbPhrase(door.replace(/^not /, ""))?.form === "gerund",
  );
  const clauses = doors.filter((door) => !door.startsWith("not "));
  const short = doors.filter((door) => door.startsWith("not ") && !gerunds.includes(door));
  return [
    ...(gerunds.length === 0
      ? []
      : [sentence(`I am ${joinAnd(gerunds, "and")}${gerunds.length === 1 ? " either" : ""}`)]),
    ...(short.length === 0 ? [] : [sentence(short.join(", and "))]),
    ...clauses.map(sentence),
  ].join(" ");
}
