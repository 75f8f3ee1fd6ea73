import type { Fact } from "#core/grounding/fact.ts";

const letters = String.raw`[\p{L}\p{M}\p{N}]`;
const word = String.raw`\p{Lu}${letters}*(?:[’'&.-]${letters}+)*(?:(?<=\b(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|\p{Lu}))\.)?`;
const joint = "(?:of|the|for|and|de|da|del|van|von|la|al)";
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£])${word}(?:[ -](?:${joint} )?(?:${word}|\d+))*`,
  "gu",
);
const never = new Set(
  "i i’m i’d i’ve i’ll we’ll we’re it it’s a the my our your her his their this that these those what when where which who why how if in on at by for from with and but or so to as no not yes do does did is are was were be can could will would may please thank thanks hello hi dear subject situation task action result day days week weeks month q1 q2 q3 q4 let here there give tell ask one two three four five six seven eight nine ten last next since after before once both each every most more".split(
    " ",
  ),
);
const calendar =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/;

/** Proper names, titles in capitals and acronyms. The capitalised word that opens a sentence is left out: it may be any word. */
export function findNames(text: string): Fact[] {
  return [...text.matchAll(run)].flatMap((match): Fact[] => {
    const whole = withoutOrdinaryStart(match[0]);
    const opens =
      whole === match[0] && opensSentence(text, match.index) && !startsWithAcronym(whole);
    const name = opens ? withoutOrdinaryStart(whole.replace(/^\S+\s?/, "")) : whole;
    const start = match.index + match[0].length - name.length;
    if (!name.split(" ").some(isNaming)) return [];
    return [{ kind: "name", start, end: start + name.length, text: name }];
  });
}

function withoutOrdinaryStart(name: string): string {
  const first = /^\S+(?:\s|$)/.exec(name)?.[0] ?? "";
  return first !== "" && isOrdinary(first.trim())
    ? withoutOrdinaryStart(name.slice(first.length))
    : name;
}

function isNaming(part: string): boolean {
  return /^\p{L}/u.test(part) && !isOrdinary(part) && !calendar.test(part);
}

function isOrdinary(part: string): boolean {
  return never.has(
    part
      .toLowerCase()
      .replaceAll("'", "’")
      .replace(/[.,:;]$/, ""),
  );
}

function startsWithAcronym(name: string): boolean {
  return /^\p{Lu}[\p{Lu}\d&.]+(?:\s|$)/u.test(name);
}

function opensSentence(text: string, index: number): boolean {
  return /(^|[.!?:…]["”’]?\s+|\n\s*|[“"]|[-–—|\]]\s+|\*\*\s*)$/.test(text.slice(0, index));
}
