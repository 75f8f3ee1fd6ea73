import type { Fact } from "#core/grounding/fact.ts";

const word = String.raw`[\p{Lu}][\p{L}\p{M}’'&.-]*`;
const run = new RegExp(
  String.raw`${word}(?:[ -](?:(?:of|the|for|and|de|da|del|van|von|la|al) )?(?:${word}|\d+))*`,
  "gu",
);
const never = new Set(
  "i i’m i’d i’ve i’ll we’ll we’re it it’s a the my our your her his their this that these those what when where which who why how if in on at by for from with and but or so to as no not yes do does did is are was were be can could will would may please thank thanks hello hi dear subject situation task action result day days week weeks month q1 q2 q3 q4 let here there give tell ask one two three four five six seven eight nine ten last next since after before once both each every most more".split(
    " ",
  ),
);
const calendar =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/;

/** Proper names, titles in capitals and acronyms. A single capitalised word that opens a sentence is left out: it may be any word. */
export function findNames(text: string): Fact[] {
  return [...text.matchAll(run)].flatMap((match): Fact[] => {
    let start = match.index;
    let name = match[0].replace(/[.’'&-]+$/, "");
    const opening = opensSentence(text, start);
    for (
      let first = firstWord(name);
      first !== "" && isOrdinary(first.trim());
      first = firstWord(name)
    ) {
      start += first.length;
      name = name.slice(first.length);
    }
    if (
      name === "" ||
      (opening && start === match.index && !name.includes(" ") && !isAcronym(name))
    )
      return [];
    const words = name.split(/[ ]/).filter((part) => !isOrdinary(part) && !calendar.test(part));
    if (words.length === 0) return [];
    return [{ kind: "name", start, end: start + name.length, text: name }];
  });
}

function firstWord(name: string): string {
  return /^\S+(?:\s|$)/.exec(name)?.[0] ?? "";
}

function isOrdinary(part: string): boolean {
  return never.has(
    part
      .toLowerCase()
      .replaceAll("'", "’")
      .replace(/[.,:;]$/, ""),
  );
}

function isAcronym(part: string): boolean {
  return /^\p{Lu}[\p{Lu}\d&.]+$/u.test(part);
}

function opensSentence(text: string, index: number): boolean {
  return /(^|[.!?:…]["”’]?\s+|\n\s*|[“"]|[-–—|]\s+|\*\*\s*)$/.test(text.slice(0, index));
}
