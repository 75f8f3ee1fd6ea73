import { splitOutside } from "#core/composer/shapes/pieces.ts";
import { verbReadings } from "#core/composer/shapes/verb-form.ts";
import { cutShort } from "#core/composer/words/shorthand.ts";
import { splitSentences } from "#core/language/sentences.ts";

/** Her sentences; a point in brackets, of a degree or of a word cut short ends none: "CPR (exp. 08/2027)", "M.Sc. (Agric.)". */
export function sentencesOf(line: string): readonly string[] {
  const parted = line.replace(/(\p{L}{4}|[)%])\.\s+(?=\d)/gu, "$1.\n");
  return splitSentences(parted).reduce<readonly string[]>((all, one) => {
    const above = all.at(-1);
    return above === undefined || !goesOn(above)
      ? [...all, one]
      : [...all.slice(0, -1), `${above} ${one}`];
  }, []);
}

function goesOn(above: string): boolean {
  const last = /(\S+)\.$/.exec(above)?.[1] ?? "";
  const open = above.lastIndexOf("(") > above.lastIndexOf(")");
  return open || cutShort.has(last.toLowerCase()) || /^\p{Lu}\p{L}?\.\p{L}+$/u.test(last);
}

/** What stands behind the years of a post: ", Tulsa" is of its title, ", route 22, trained 14 drivers" are its lines. */
export function partedTail(tail: string): {
  readonly title: string;
  readonly lines: readonly string[];
} {
  const [, named = "", told = ""] = /^(.{4,}?[^\d\s]):\s+(.+)$/su.exec(tail) ?? [];
  if (told !== "") return { title: named, lines: sentencesOf(told) };
  const pieces = splitOutside(tail, (sign) => sign === ",");
  const at = pieces.findIndex((piece) => isDeed(piece) || isFigure(piece));
  if (at === -1 || !/^\s*,/.test(tail)) return { title: tail, lines: [] };
  const title = tail.slice(0, tail.indexOf(pieces[at] ?? ""));
  return {
    title: title.replace(/[\s,]+$/, ""),
    lines: [tail.slice(tail.indexOf(pieces[at] ?? ""))],
  };
}

/** A past form and its object; "based in Bern" and "followed by a report" hang on something. */
export function isDeed(piece: string): boolean {
  const [verb = "", object = ""] = piece.split(" ");
  const forms = verbReadings(verb.toLowerCase()).map(({ form }) => form);
  const alone = object !== "" && !hanging.test(object) && !/\b(?:it|them|its|their)\b/i.test(piece);
  return forms.includes("past") && alone && !/^(?:was|were|had)$/i.test(verb);
}

const hanging = /^(?:by|at|in|on|with|for|from|as|of|to|under)$/i;

function isFigure(piece: string): boolean {
  return (
    /\d/.test(piece) &&
    /\p{L}/u.test(piece) &&
    piece.includes(" ") &&
    !/^(?:I|We|My)\s/u.test(piece)
  );
}
