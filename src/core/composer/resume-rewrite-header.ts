import { employerWord, functionWord, titleWord } from "./resume-rewrite-words.ts";
import { tidyDates } from "#core/language/dates.ts";
import { titleCase } from "#core/language/phrase.ts";

const month =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?|spring|summer|fall|autumn|winter|q[1-4]|early|mid|late";
const year = String.raw`(?:(?:19|20)\d\d|[’']\d\d)`;
const point = String.raw`(?:(?:${month})[\s,]+${year}|\d{1,2}[/.]${year}|${year})`;
const end = String.raw`(?:${point}|\d\d(?!\d)|present|presently|pres\b\.?|current(?:ly)?|now|today|to date|date|ongoing|(?:${month})(?=\W|$))`;
const range = new RegExp(
  String.raw`\(?\b(?:(?:since|from)\s+)?(${point})\s*(?:–|—|-{1,2}|→|\bto\b|\buntil\b|\btill?\b|\bthrough\b|\bthru\b)\s*(${end})\s*\)?`,
  "iu",
);
const open = new RegExp(
  String.raw`\(?\b(?:since\s+(${point})|(${point})\s*(?:–|—|-|\+)(?=\s*(?:$|[,.)])))\)?`,
  "iu",
);
const single = new RegExp(String.raw`\(?(?<![\d/$,.-])(${point})\)?(?=\s*(?:$|[,.:)|]))`, "iu");

/** One period of a resume in finished form, where it stands in the line, and the year that orders it. */
export type Period = {
  readonly text: string;
  readonly start: number;
  readonly length: number;
  readonly current: boolean;
  readonly from: number;
  readonly until: number;
};

/** The first period of a line ("2018–pres", "Jan 2019 - 3/2021", "since 2014"), or null. `loose` accepts a lone year. */
export function periodIn(line: string, loose = false): Period | null {
  const both = range.exec(line);
  if (both) {
    const current = /^(?:pres|curr|now|today|to date|date|ongoing)/i.test(both[2] ?? "");
    const until = current ? "present" : written(both[2] ?? "");
    return {
      text: `${written(both[1] ?? "")} to ${until}`,
      start: both.index,
      length: both[0].length,
      current,
      from: yearOf(both[1] ?? ""),
      until: current ? 9999 : yearOf(both[2] ?? ""),
    };
  }
  const since = open.exec(line);
  if (since) {
    const from = since[1] ?? since[2] ?? "";
    return {
      text: `${written(from)} to present`,
      start: since.index,
      length: since[0].length,
      current: true,
      from: yearOf(from),
      until: 9999,
    };
  }
  const alone = loose ? single.exec(line) : null;
  if (!alone) return null;
  const at = yearOf(alone[1] ?? "");
  return {
    text: written(alone[1] ?? ""),
    start: alone.index,
    length: alone[0].length,
    current: false,
    from: at,
    until: at,
  };
}

function written(date: string): string {
  return tidyDates(date.trim().replace(/'/g, "’"))
    .replace(
      /^(\p{Lu})(\p{Lu}+)\b/u,
      (_all, first: string, rest: string) => first + rest.toLowerCase(),
    )
    .replace(
      /^(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|fall|winter)\b/i,
      (word) => {
        return word.charAt(0).toUpperCase() + word.slice(1);
      },
    )
    .replace(/,\s*(?=\d)/, " ");
}

function yearOf(date: string): number {
  const full = /(?:19|20)\d\d/.exec(date)?.[0];
  if (full !== undefined) return Number(full);
  const short = /\d\d(?!.*\d)/.exec(date)?.[0];
  if (short === undefined) return 0;
  return Number(short) > 50 ? 1900 + Number(short) : 2000 + Number(short);
}

export type Header = {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly sameEmployer: boolean;
};

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|UK|USA|ON|BC|QC";
const state = new RegExp(
  `^(?:${states}|Remote|Hybrid|California|Texas|New York|Ohio|Ontario)$`,
  "i",
);
const cityState = new RegExp(
  String.raw`^\p{Lu}[\p{L}.’' -]+,?\s(?:${states})\.?(?:\s\d{5})?$`,
  "u",
);
const country =
  /^(?:Senegal|Mali|Ghana|Nigeria|Kenya|Uganda|Rwanda|Ethiopia|Tanzania|South Africa|Morocco|Egypt|Jordan|Lebanon|Israel|Turkey|India|Pakistan|Bangladesh|Nepal|China|Japan|Korea|South Korea|Vietnam|Thailand|Philippines|Indonesia|Malaysia|Singapore|Australia|New Zealand|Canada|Mexico|Guatemala|Honduras|Costa Rica|Panama|Colombia|Peru|Ecuador|Chile|Brazil|Argentina|Haiti|Jamaica|Spain|Portugal|France|Germany|Italy|Greece|Netherlands|Belgium|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Ireland|England|Scotland|Wales|United Kingdom|Poland|Ukraine|Romania|Hungary|Dubai|Qatar|Hong Kong|Taiwan|Puerto Rico)$/u;
const sameEmployer =
  /^(?:the )?same (?:org|organization|organisation|company|co|employer|place|firm|school|agency)\.?$/i;

/** Title, employer and place of a header line whose period has been taken out. Nothing of the line is lost. */
export function readHeader(line: string): Header {
  const pieces = withPlaces(
    line
      .replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/gu, "")
      .split(/\s*[|•·]\s*|\s{2,}|\s+[–—-]\s+|\s+@\s+|[,;:]\s+|\s+at\s+(?=\p{Lu}|the\b)/u)
      .map((piece) => piece.trim().replace(/^[(\s]+(?=[^()]*$)|(?<=^[^()]*)[)\s]+$/g, ""))
      .filter((piece) => piece !== ""),
  );
  const same = pieces.some((piece) => sameEmployer.test(piece));
  const places = pieces.filter((piece) => isPlace(piece));
  const named = pieces.filter((piece) => !sameEmployer.test(piece) && !isPlace(piece));
  const alone = named.length === 1 && !same ? apartAt(named[0] ?? "") : null;
  if (alone !== null) return { ...alone, place: places.join(", "), sameEmployer: false };
  const at = titleIndex(named);
  if (at < 0)
    return { title: "", employer: named.join(", "), place: places.join(", "), sameEmployer: same };
  const rest = named.filter((_piece, index) => index !== at);
  const tail = named[at + 1];
  const between =
    named.length - at > 2 &&
    tail !== undefined &&
    !employerWord.test(tail) &&
    employerWord.test(named.at(-1) ?? "");
  const led = at > 0 && employerWord.test(named[at - 1] ?? "");
  const belongs =
    tail !== undefined &&
    (functionWord.test(tail) || between || led) &&
    (between || led || rest.length > 1 || same || !employerWord.test(tail));
  const title = belongs ? `${named[at] ?? ""}, ${tail}` : (named[at] ?? "");
  const employer = belongs ? rest.filter((piece) => piece !== tail) : rest;
  return { title, employer: employer.join(", "), place: places.join(", "), sameEmployer: same };
}

function withPlaces(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      state.test(piece) &&
      /^\p{Lu}[\p{L}.’' -]+$/u.test(before) &&
      !titleWord.test(before) &&
      !employerWord.test(before)
    ) {
      joined[joined.length - 1] = `${before}, ${piece}`;
    } else joined.push(piece);
  }
  return joined;
}

/** "cashier target": a title and one or two words behind it, all in small letters. */
function apartAt(piece: string): { title: string; employer: string } | null {
  if (piece !== piece.toLowerCase()) return null;
  const words = piece.split(" ");
  const at = words.findIndex((word) => titleWord.test(word));
  const tail = words.slice(at + 1);
  if (
    at < 0 ||
    tail.length === 0 ||
    tail.length > 3 ||
    /^(?:of|in|for|at|and|to|on)$/u.test(tail[0] ?? "") ||
    tail.some((word) => titleWord.test(word))
  )
    return null;
  return { title: words.slice(0, at + 1).join(" "), employer: titleCase(tail.join(" ")) };
}

function isPlace(piece: string): boolean {
  return cityState.test(piece) || state.test(piece) || country.test(piece);
}

/** Where the title stands: the piece with a title word, rather one without an employer's word. */
function titleIndex(pieces: readonly string[]): number {
  const clear = pieces.findIndex((piece) => titleWord.test(piece) && !employerWord.test(piece));
  return clear >= 0
    ? clear
    : pieces.findIndex((piece) => titleWord.test(piece) && pieces.length > 1);
}
