import type { Post } from "./resume-rewrite-parse.ts";
import { type Header, type Period, periodIn, readHeader } from "./resume-rewrite-header.ts";
import { type Line } from "./resume-rewrite-lines.ts";
import { headingOf } from "./resume-rewrite-sections.ts";
import { credential, employerWord, titleWord } from "./resume-rewrite-words.ts";
import { verbFormOf } from "#core/language/inflect.ts";

export type Draft = Omit<Post, "lines"> & { lines: string[] };

export type Found = {
  name: string;
  credentials: string[];
  tagline: string;
  posts: Draft[];
  lists: Record<
    "summary" | "education" | "certificates" | "languages" | "skills" | "awards" | "other",
    string[]
  >;
};

/** A resume of which nothing is read yet. */
export function nothingFound(): Found {
  return {
    name: "",
    credentials: [],
    tagline: "",
    posts: [],
    lists: {
      summary: [],
      education: [],
      certificates: [],
      languages: [],
      skills: [],
      awards: [],
      other: [],
    },
  };
}

export const contact =
  /\S@\S+\.\S|(?:\(?\+?\d{1,3}\)?[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|https?:\/\/|www\.|linkedin\.com|github\.com|\b\d{1,5}\s[\p{L}.\s]{1,80}\b(?:street|st\.|avenue|ave\.?|road|rd\.?|drive|blvd|lane|court|apt)\b|^(?:phone|email|e-mail|tel|mobile|cell|address|linkedin)\b\s*[:.]/iu;

/** A line that holds nothing but a name, perhaps with letters behind it. */
function isNameLine(line: string): boolean {
  const found = nothingFound();
  return takeName(found, line) === "" && found.name !== "";
}

/** Takes the name and the letters after it off the first line; what is left is returned. */
export function takeName(found: Found, line: string): string {
  const [first = "", ...others] = line.split(/\s*[|•·]\s*|\s{2,}|\s[–—-]\s/);
  const [name = "", ...letters] = first.split(/,\s*/);
  const all = name.trim().split(/\s+/);
  const cutAt = all.findIndex((word, index) => index >= 2 && credential.test(word));
  const words = cutAt < 0 ? all : all.slice(0, cutAt);
  const behind = [
    ...(cutAt < 0 ? [] : all.slice(cutAt)),
    ...letters.flatMap((piece) => piece.trim().split(/\s+(?=\p{Lu}{2})/u)),
  ];
  const bare = words.filter((word) => !/^["“(][^"”)]*["”)]$/u.test(word));
  const isName =
    bare.length >= 2 &&
    bare.length <= 5 &&
    bare.every((word) => /^(?:\p{Lu}[\p{L}.’'-]*|de|da|del|van|von|bin|al|la|of)$/u.test(word)) &&
    !titleWord.test(bare.join(" ").replace(/^Dr\.?\s/u, "")) &&
    !employerWord.test(bare.join(" "));
  if (!isName) return line;
  found.name = words.join(" ");
  found.credentials.push(...behind.filter((word) => credential.test(word)));
  return [...behind.filter((word) => !credential.test(word)), ...others].join(" | ");
}

export type HeaderAt = Header & {
  readonly period: Period | null;
  /** What stood behind the header on its own line. */
  readonly facts: string;
  readonly next: number;
  /** A second post named on the same line: "Principal Planner (2017–now), Associate Planner (2010–2017)". */
  readonly earlier?: Omit<Post, "lines">;
};

/** The header of a post that starts at this line: one line with a period, or up to three short lines together. */
export function headerAt(lines: readonly Line[], at: number): HeaderAt | null {
  const line = lines[at];
  if (line === undefined || line.bullet || startsWithAct(line.text)) return null;
  const two = twoPosts(line.text, []);
  if (two !== null) return { ...two, next: at + 1 };
  if (at === 0 && isNameLine(line.text)) return null;
  const own = splitHeader(line.text, true);
  if (own) {
    if (own.head === "" && at > 0) return null;
    const first = readHeader(own.head);
    const below = lines[at + 1];
    const lacks = first.title === "" || (first.employer === "" && !first.sameEmployer);
    if (lacks && own.facts === "" && below && isNamePiece(below, lines[at + 2])) {
      return {
        ...merge(first, readHeader(below.text)),
        period: own.period,
        facts: "",
        next: at + 2,
      };
    }
    return { ...first, period: own.period, facts: own.facts, next: at + 1 };
  }
  return headerAcross(lines, at);
}

function headerAcross(lines: readonly Line[], at: number): HeaderAt | null {
  const pieces: string[] = [];
  for (let next = at; next < Math.min(at + 4, lines.length); next += 1) {
    const line = lines[next];
    if (line === undefined || line.bullet || startsWithAct(line.text) || headingOf(line.text))
      break;
    const dated = splitHeader(line.text, true);
    if (dated && (dated.head === "" || isShort(dated.head))) {
      const two = twoPosts(line.text, pieces);
      if (two !== null) return { ...two, next: next + 1 };
      const last = readHeader(dated.head);
      if (pieces.length > 0 && last.title !== "" && last.employer !== "") return null;
      const header = [...pieces, dated.head]
        .filter((piece) => piece !== "")
        .map(readHeader)
        .reduce<Header>(merge, { title: "", employer: "", place: "", sameEmployer: false });
      return { ...header, period: dated.period, facts: dated.facts, next: next + 1 };
    }
    if (!isShort(line.text) || hasFigure(line.text) || pieces.length === 3) break;
    pieces.push(line.text);
  }
  const [first] = pieces;
  const below = lines[at + 1];
  const named =
    first !== undefined &&
    titleWord.test(first) &&
    (employerWord.test(first) || /[,|–@]| at /.test(first));
  return named && below?.bullet === true
    ? { ...readHeader(first), period: null, facts: "", next: at + 1 }
    : null;
}

/** Two titles with their periods on one line are two posts at one employer. */
function twoPosts(text: string, above: readonly string[]): Omit<HeaderAt, "next"> | null {
  const found =
    /^([^()]+?)\s*(\([^()]*\d{4}[^()]*\))[,;]?\s+([^()]+?)\s*(\([^()]*\d{4}[^()]*\))\s*$/u.exec(
      text,
    );
  if (!found) return null;
  const [, first = "", firstDates = "", second = "", secondDates = ""] = found;
  const period = periodIn(firstDates);
  const before = periodIn(secondDates);
  if (period === null || before === null || !titleWord.test(first) || !titleWord.test(second))
    return null;
  const names = [...above, first]
    .map(readHeader)
    .reduce<Header>(merge, { title: "", employer: "", place: "", sameEmployer: false });
  const older = readHeader(second);
  return {
    ...names,
    period,
    facts: "",
    earlier: {
      title: older.title,
      employer: older.employer || names.employer,
      place: names.place,
      dates: before.text,
      current: before.current,
      from: before.from,
      until: before.until,
    },
  };
}

function merge(first: Header, second: Header): Header {
  const title = first.title || second.title;
  const spare =
    first.title !== "" && second.title !== "" && first.employer === "" ? second.title : "";
  return {
    title,
    employer: [first.employer, second.employer, spare].filter((name) => name !== "").join(", "),
    place: [first.place, second.place].filter((name) => name !== "").join(", "),
    sameEmployer: first.sameEmployer || second.sameEmployer,
  };
}

function isShort(text: string): boolean {
  return (
    text.split(/\s+/).length <= 12 &&
    !/[.;!?]$/.test(text.replace(/\b(?:Inc|Co|Ltd|Corp|St|Dept|Univ|Jr|Sr)\.$/, ""))
  );
}

/** A digit that counts something; "7th grade" and "Unit 4" do not. */
function hasFigure(text: string): boolean {
  return /[%$€£→]|:\s|(?<![\p{L}#] ?)\d+(?!st\b|nd\b|rd\b|th\b|\d)/u.test(
    text.replace(/\b\d{5}\b/g, ""),
  );
}

function isNamePiece(line: Line, after: Line | undefined): boolean {
  if (line.bullet || !isShort(line.text) || startsWithAct(line.text) || headingOf(line.text))
    return false;
  if (periodIn(line.text)) return false;
  const words = line.text.split(/\s+/);
  const capitals = words.filter((word) => /^[\p{Lu}\d&(]/u.test(word)).length;
  const named =
    titleWord.test(line.text) || employerWord.test(line.text) || capitals >= words.length - 1;
  return (
    named &&
    words.length <= 9 &&
    (after === undefined || after.bullet || after.text.split(/\s+/).length > 3)
  );
}

/** A line that opens with a verb in the past, third person or -ing form tells what she did. */
function startsWithAct(text: string): boolean {
  const first = /^[“"(]*(\p{L}+)/u.exec(text)?.[1] ?? "";
  if (/^(?:I|responsible|duties|helped|my)$/i.test(first)) return true;
  const form = verbFormOf(first.toLowerCase());
  return (
    form === "past" &&
    !/^(?:licensed|certified|registered|retired|shared|limited|united|associated|allied|applied|advanced|integrated|consolidated)$/i.test(
      first,
    )
  );
}

/** A header line in its parts: names, period, and facts that follow on the same line. */
function splitHeader(
  text: string,
  loose: boolean,
): { head: string; period: Period; facts: string } | null {
  const period =
    periodIn(text) ??
    (loose && text.split(/\s+/).length <= 12 && titleWord.test(text) ? periodIn(text, true) : null);
  if (period === null) return null;
  const before = text.slice(0, period.start).trim();
  const after = text.slice(period.start + period.length);
  const [tail = "", ...sentences] = after.split(/\s*(?:[.;](?:\s+|$)|:\s+)/);
  const goesOn = /^\s*(?:[,|–—-]|\s{2,}|•)\s*\S/.test(tail) || before === "";
  const head = goesOn
    ? `${before}${before === "" ? "" : ", "}${tail.replace(/^[\s,|–—•-]+/u, "")}`
    : before;
  const rest = goesOn ? "" : tail.replace(/^[\s,|–—•-]+/u, "");
  const facts = [rest, ...sentences].filter((piece) => /[\p{L}\p{N}]/u.test(piece)).join(". ");
  if (head.split(/\s+/).length > 16 || /[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}+\s\p{Ll}/u.test(head))
    return null;
  return { head, period, facts };
}
