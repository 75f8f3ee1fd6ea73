import { type Change, parseChange } from "#core/language/change.ts";
import { digitsOf, numberWord } from "#core/language/figures.ts";

/** A change in a statement, also where she wrote its figures in words, without "from", or with words between. */
export function changeIn(said: string): Change | null {
  const text = said.replace(
    /^(I|we)\s(?:also|then|personally|successfully|ultimately|quickly|eventually)\s/iu,
    "$1 ",
  );
  const worded = /\bfrom\b.+\bto\b/iu.test(text) ? digitsOf(text) : text;
  const between =
    /^(?:my |our |the )?(.{2,40}?)\s(?:went|rose|fell|grew|improved|moved|climbed|dropped)\sfrom\s(\d[\d.,]*%?)\s((?:on|at|in|of|above|below)\s[^,]{2,30}?)\sto\s(\d[\d.,]*%?)(.*)$/iu.exec(
      worded,
    );
  if (between) {
    const [, who = "", from = "", what = "", to = "", tail = ""] = between;
    return parseChange(
      `${who} ${what} went from ${from} to ${to}${from.endsWith("%") && !to.endsWith("%") ? "%" : ""}${tail}`,
    );
  }
  const marked = worded.replace(
    /^((?:\p{L}[\p{L}’-]*\s){1,5}?)(\d[\d.,]*)\s(?=to\s\d[\d.,]*%?(?:\s(?:in|by|over|within)\b|,|$))/u,
    "$1from $2 ",
  );
  const read = parseChange(marked);
  if (read === null) return null;
  const change = worded === text ? read : inWords(read, text);
  const time =
    /\b(?:time|wait|stay|cycle|delay|days|hours|minutes|turnaround|length|duration)\b/iu.test(
      change.noun,
    );
  return change.by !== undefined && /minutes|hours|days/u.test(change.unit) && !time
    ? null
    : change;
}

/** Counts she wrote in words stay in words. */
function inWords(change: Change, text: string): Change {
  const low = text.toLowerCase();
  const say = (part: string | undefined) =>
    part?.replace(/\b\d{1,2}\b(?![.,%])/gu, (digits) =>
      low.includes(numberWord(Number(digits))) ? numberWord(Number(digits)) : digits,
    );
  const [from, to, span, rest] = [
    say(change.from),
    say(change.to),
    say(change.span),
    say(change.rest),
  ];
  return {
    ...change,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(span === undefined ? {} : { span }),
    ...(rest === undefined ? {} : { rest }),
  };
}
