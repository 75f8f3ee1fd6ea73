import { splitEntries, splitItems, splitUnits } from "#core/language/split.ts";
import { holdsTerm } from "#core/language/private-terms.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { joinAnd, stripPeriod } from "#core/language/phrase.ts";

/** One thing she hands over. */
export type HandoverItem = {
  /** With its article, as it stands in a sentence: "the stress test calendar". */
  readonly text: string;
  /** What stood in brackets: "both mid process". */
  readonly aside: string;
  /** "personal": one person’s promotion, pay or conduct, for the manager alone. "secure": keys and codes, given in person. */
  readonly kind: "open" | "personal" | "secure";
};

const personal =
  /\b(?:promotion|performance|review|reviews|eval\w*|evaluation|compensation|salar\w*|raise|raises|disciplin\w*|PIP|investigation|grievance|complaint|termination|layoff|succession|medical|leave|accommodation|504|IEP|case notes|patient|cases)\b/i;
const people =
  /\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?[’']s?\b|\b(?:for|about|of) \p{Lu}\p{Ll}+(?! \p{Lu})$/u;
const always =
  /\b(?:promotion cases?|performance (?:reviews?|plans?)|salary (?:reviews?|list)|disciplinary|investigations?|grievances?|504|IEPs?|terminations?|layoff list|succession)\b/i;
const secure =
  /\b(?:codes?|passwords?|logins?|keys?|credentials|badges?|company card|credit card|safe|laptop)\b/i;

/** Reads the cleaned list of what she hands over; what is on her private list is left out. */
export function readHandover(answer: string, hidden: readonly string[]): readonly HandoverItem[] {
  const entries = splitEntries(answer);
  const pieces =
    entries.length > 1
      ? entries
      : splitItems(
          answer.replace(
            /,? which [^,.;]+/gi,
            (tail) => `§${tail.replace(/^,? /, "").replaceAll(" ", "_")}`,
          ),
        );
  const [opening = "", ...others] = pieces;
  const small =
    others.length > 0 && others.every((piece) => /^(?:and )?[\p{Ll}\d]/u.test(piece.trim()));
  const even =
    small && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(opening)
      ? [opening.charAt(0).toLowerCase() + opening.slice(1), ...others]
      : pieces;
  return even
    .map((piece) =>
      piece.replace(/§(\S+)/g, (_all, tail: string) => `, ${tail.replaceAll("_", " ")}`),
    )
    .flatMap((piece) => splitUnits(piece.replace(/ & (?=\p{Lu}\p{Ll}+(?:[’']s)? )/gu, " and ")))
    .map(({ text, aside = "" }): HandoverItem => {
      const date =
        /^(.*\p{L})(?<!\b(?:after|before|until|through|by|on|from|since)) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})$/u.exec(
          text,
        );
      const [main = "", tail = ""] =
        date === null ? text.split(/, (?:which|that) (?=\p{Ll})/u) : [date[1], date[2]];
      const plain = stripPeriod(main).replace(
        /^(?:and|plus|also|I will hand over|I[’']ll hand over|hand over|handing over)\s+/i,
        "",
      );
      const owned = plain.replace(/\b(\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)[’']s\b/u, "$1’s and $2’s");
      return {
        text: withThe(owned),
        aside: aside === "" ? stripPeriod(tail) : aside,
        kind: kindOf(owned),
      };
    })
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !holdsTerm(text, hidden));
}

function kindOf(text: string): HandoverItem["kind"] {
  if (always.test(text) || (personal.test(text) && people.test(text))) return "personal";
  return secure.test(text) && !/\bkey (?!codes?)\p{L}/u.test(text) ? "secure" : "open";
}

/** "stress test calendar" → "the stress test calendar"; names, plurals of hers and figures stay. */
function withThe(text: string): string {
  const opened = text.replace(
    /^(The|A|An|My|Our|All|Both|Forty|Thirty|Twenty|Ten|Two|Three|Four|Five|Six|Seven|Eight|Nine|Each|Every) (?=\p{L}|\d)/u,
    (word) => word.toLowerCase(),
  );
  if (
    /^(?:the|a|an|my|our|all|both|each|every|\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b/i.test(
      opened,
    ) ||
    /^\p{Ll}+ing (?:the|a|an|my|new|our)\b/u.test(opened) ||
    /^\p{Lu}\p{Ll}+(?:[’']| and \p{Lu}\p{Ll}+[’'])/u.test(opened)
  )
    return opened;
  return `the ${lowerPlain(opened)}`;
}

/** Items in a row: "the A, the B and the C". */
export function sayItems(items: readonly HandoverItem[]): string {
  const said = items.map(({ text, aside }) =>
    aside === ""
      ? text
      : `${text} (${aside.replace(/^(\p{Lu}\p{L}+), (\p{Lu}\p{L}+)$/u, "$1 and $2")})`,
  );
  if (!said.some((item) => / and /.test(item)) || said.length < 2) return joinAnd(said);
  return `${said.slice(0, -1).join(", ")}, and ${said.at(-1)}`;
}
