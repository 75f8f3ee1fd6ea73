import type { Employer } from "./interview-bank-employer.ts";
import { cleanText } from "#core/language/clean.ts";
import {
  capitalise,
  ensurePeriod,
  joinAnd,
  stripPeriod,
  withArticle,
} from "#core/language/phrase.ts";
import { isName } from "#core/language/role.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitStops } from "#core/language/split.ts";

/** "final, panel w CEO + 2 physicians" → the people in the room. */
export function readRoom(stage: string): string[] {
  const [, listed] =
    /\b(?:with|by|from|includes?|including)\s(.+)$/u.exec(splitStops(cleanText(stage))[0] ?? "") ??
    [];
  if (listed === undefined) return [];
  return stripPeriod(listed)
    .split(/,\s(?:and\s)?|\sand\s|;\s/u)
    .map((piece) => piece.replace(/^(?:the|a|an|my|their)\s/iu, "").trim())
    .filter(
      (piece) =>
        piece !== "" &&
        piece.split(" ").length <= 6 &&
        !/\b(?:interview|round|zoom|teams|minutes?|hours?)\b/iu.test(piece),
    );
}

/** The role and the interview in one line. */
export function openingLine({ title, company, room }: Employer, answer: string): string {
  const said = stripPeriod(splitStops(cleanText(answer))[0] ?? "");
  const before = said.slice(0, /\bwith\s/u.exec(said)?.index ?? said.length);
  const stage =
    room.length > 0 && /\bwith\s/u.test(said) ? `${before}with ${joinAnd(room.map(guest))}` : said;
  if (/^\d{1,2}[.)]/u.test(stage)) return "";
  const role = [title, company].filter((part) => part !== "").join(", ");
  return [
    role === "" ? "" : ensurePeriod(role),
    stage === "" ? "" : ensurePeriod(capitalise(spellSmallNumbers(stage))),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const oneOfMany =
  /\b(?:member|recruiter|peer|nurse|engineer|colleague|teacher|partner|parent|student|analyst|representative|rep|person|associate|developer|designer|attorney|resident|trustee|commissioner)$/iu;

/** One of the panel with an article: "CEO" → "the CEO", "board member" → "a board member". */
function guest(person: string): string {
  if (/^\d|^(?:the|a|an|two|three|four|five|six|several|all|my|their)\s|^(?:HR|IT)$/iu.test(person))
    return person;
  if (isName(person) || /[^s]s$/u.test(person)) return person;
  return oneOfMany.test(person) ? withArticle(person) : `the ${person}`;
}
