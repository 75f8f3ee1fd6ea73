import { verbReadings } from "#core/language/inflect.ts";
import { sayAmounts } from "#core/language/amounts.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { joinAnd, lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";
import { splitOutside, splitUnits } from "#core/language/split.ts";

/** The change as a clause that can follow other words: "you stop guessing at payroll". "" when she gave none. */
export function sayChangeFor(answer: string): string {
  const units = splitUnits(answer).map(({ whole }) =>
    stripPeriod(whole)
      .replace(/\s*→\s*/g, " to ")
      .replace(/\bin (?=(?:first|last|next) (?:hours?|days?|weeks?|months?|years?))/g, "in the "),
  );
  const clauses = units.map((unit, index) => clauseOf(unit, index > 0));
  return paused(sayAmounts(clauses.filter((clause) => clause !== "").reduce(joinClauses, "")));
}

/** "the decision not the typos" → "the decision, not the typos". */
function paused(clause: string): string {
  return clause.replace(
    /(?<=\p{Ll})(?<!\b(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|had|or|but|and|if|why|whether|am|be)) not (?=(?:the|a|an) )/gu,
    ", not ",
  );
}

function joinClauses(said: string, clause: string): string {
  if (said === "") return clause;
  return /^(?:you|they) /.test(clause) ? `${said}, and ${clause}` : `${said}; ${clause}`;
}

const theyLead =
  /^(?:and )?(?:so )?(?:they|clients|my clients|people|customers|participants|members|students|readers|patients|They|Clients)(?: can| will|[’']ll)?(?: finally| actually)? (?=\p{Ll})/u;

function clauseOf(unit: string, follows: boolean): string {
  const text = unit.replace(/^(?:and|so|then|that)\s+/i, "");
  if (/^they[’']re\b/i.test(text)) return yours(text.replace(/^they[’']re\b/i, "you’re"));
  if (/^they[’']ve\b/i.test(text)) return yours(text.replace(/^they[’']ve\b/i, "you’ve"));
  if (/^(?:sleep|rest|breathe|delegate|decide|lead)$/.test(text)) return `you ${text}`;
  const they = theyLead.exec(text);
  if (they !== null && /^(?:they)\b/i.test(text)) {
    const modal = /\b(?:can|will|[’']ll)\b/.exec(they[0])?.[0].replace(/[’']ll/, "will");
    return yours(
      `you ${modal === undefined ? "" : `${modal} `}${predicate(text.slice(they[0].length))}`,
    );
  }
  if (startsWithBase(text)) return yours(`you ${predicate(lower(text))}`);
  const subject = /^(\p{Ll}[\p{Ll}-]+) (\p{Ll}+s)\b/u.exec(text);
  const singular =
    subject !== null &&
    !(subject[1] ?? "").endsWith("s") &&
    verbReadings(subject[2] ?? "").some(({ form }) => form === "third");
  if (singular && !follows && !isDetermined(text)) return `the ${text}`;
  return lowerPlain(withSubjectArticle(lowerOpening(text)));
}

/** Verb phrases in a row get their "and": "eat real food, sleep more" → "eat real food and sleep more". */
function predicate(text: string): string {
  const pieces = splitOutside(text, /,\s+(?:and\s+)?/g).map((piece) => piece.trim());
  const [, ...rest] = pieces;
  return pieces.length > 1 && rest.every((piece) => startsWithBase(piece)) ? joinAnd(pieces) : text;
}

function startsWithBase(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  const readings = verbReadings(first.replace(/[,;]$/, ""));
  if (!readings.some(({ form }) => form === "base") || second === "") return false;
  return !/^(?:is|are|was|were|of|for|has|have|rate|rates)$/.test(second);
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Inside her own "they" clause, theirs is yours; with a "them" somebody else may be meant, so it stays. */
function yours(clause: string): string {
  if (/\b(?:them|themselves)\b/.test(clause)) return clause.replace(/\bthemselves\b/g, "yourself");
  return clause
    .replace(
      /(?<!\b(?:managers|staff|people|teams|employees|kids|children|clients|parents|boards) (?:\p{Ll}+ ){0,3})\btheir\b/gu,
      "your",
    )
    .replace(/\btheirs\b/g, "yours")
    .replace(/\bthey (?=(?:are|have|own|want|need|know|can|will|do)\b)/g, "you ")
    .replace(/\bthey[’']re\b/g, "you’re");
}
