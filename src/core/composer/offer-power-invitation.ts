import { sentence, stripPeriod } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";
import { finishStatement } from "#core/language/statement.ts";
import { placeDates } from "#core/language/when.ts";

/** Why now, as reasons in sentences and one thing to do by a date: "start by July 8". */
export type WhyNow = { readonly reasons: readonly string[]; readonly start: string };

const actions =
  "start|begin|book|apply|sign up|join|enroll|enrol|register|reserve|call|write|commit|decide|be in|sign|order|schedule|reply";
const mustStart = new RegExp(
  String.raw`(?:^|[,;]?\s*(?:and |so |which means )?)(?:(?:so )?(?:they|you|clients|people|we) (?:need to|have to|must|should|would need to|[’']ll need to)|so|please|have to|need to|must)\s+((?:${actions})\b[^.;]*)$`,
  "i",
);
const limit = /^(?:before|by|until)\s/i;

/** Reads the cleaned answer to "Why now?". */
export function readWhyNow(answer: string): WhyNow {
  const reasons: string[] = [];
  let start = "";
  for (const { whole } of splitUnits(answer)) {
    const unit = stripPeriod(whole).replace(/\s*→\s*/g, " to ");
    const found = mustStart.exec(unit);
    const bare = new RegExp(String.raw`^(?:${actions})\b.*\b(?:by|before|on|in|at)\b`, "i").test(
      unit,
    );
    if (found !== null && start === "") {
      start = (found[1] ?? "").trim();
      const reason = unit.slice(0, found.index).replace(/[\s,;]+(?:and|so)?$/, "");
      if (reason !== "") reasons.push(reasonOf(reason));
    } else if (bare && start === "") start = lower(unit);
    else if (limit.test(unit) && start === "") start = `start ${lower(unit)}`;
    else reasons.push(reasonOf(unit));
  }
  return { reasons: reasons.filter((reason) => reason !== ""), start };
}

function reasonOf(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return "";
  const plain = text
    .replace(/^(?:because|since|as|bc)\s+/i, "")
    .replace(/, (?=\d+ (?:seats|places|spots)$)/u, ", with ")
    .replace(/(?<=\b(?:for|in|by|until) )may\b(?! \p{Ll}+ (?:to|not)\b)/u, "May")
    .replace(
      /^(?:now )?(?:booking|enrolling|scheduling) (?=for\b|now\b)/i,
      (word) => `I am ${word.toLowerCase()}`,
    )
    .replace(
      /^only (?=(?:\d+|two|three|four|five|six) (?:\p{Ll}+ )?(?:spots?|places?|seats?|openings?|dates?|Saturdays?))/iu,
      "there are only ",
    );
  if (/^(?:starts?|begins?|opens?|closes?|runs?|ends?|launches)\b/i.test(plain)) {
    return sentence(`it ${lower(plain).replace(/^(start|begin|open|close|run|end)(?= )/, "$1s")}`);
  }
  const joined = plain
    .replace(
      /\b(is|are) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)$)/,
      "$1 in ",
    )
    .replace(/ (opens|starts|begins) ((?:on )?\p{L}+ \d{1,2}) (closes|ends) /u, " $1 $2 and $3 ");
  const dated =
    /^(?<what>[^,;:]*\p{L}) (?<date>(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})$/u.exec(
      joined,
    )?.groups;
  const verb =
    /\b(?:is|are|opens?|closes?|starts?|begins?|ends?|due|on|by|before|until|takes?|renews?|in)$|\b(?:is|are|opens?|closes?|starts?|begins?|ends?|due|takes?|renews?|go(?:es)?|rises?|increases?|changes?|expires?)\b/.test(
      dated?.["what"] ?? "is",
    );
  if (dated !== undefined && !verb) return sentence(`${dated["what"]}: ${dated["date"]}`);
  const { kind, text: said } = finishStatement(joined);
  if (kind !== "fragment")
    return kind === "own" && !/^(?:I|we|my|our)\b/i.test(joined)
      ? sentence(placeDates(joined))
      : said;
  return /\d/.test(joined) || /\b(?:\p{L}+s|\p{L}+ed)\b.*\b(?:for|of|in|to)\b/u.test(joined)
    ? said
    : `The reason to begin now: ${sentence(joined).replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase())}`;
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
