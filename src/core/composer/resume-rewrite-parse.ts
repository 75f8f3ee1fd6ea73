import {
  contact,
  type Draft,
  type Found,
  type HeaderAt,
  headerAt,
  nothingFound,
  takeName,
} from "./resume-rewrite-headers.ts";
import { type Line, resumeLines } from "./resume-rewrite-lines.ts";
import { headingOf, type SectionName } from "./resume-rewrite-sections.ts";
import { certificateWord, degreeWord, languageName, titleWord } from "./resume-rewrite-words.ts";
import { readNarrative } from "./resume-rewrite-narrative.ts";
import { verbFormOf } from "#core/language/inflect.ts";

/** One post she held, in her own words; `lines` are what stood under it. */
export type Post = {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly dates: string;
  readonly current: boolean;
  readonly from: number;
  readonly until: number;
  readonly lines: readonly string[];
};

/** A resume in parts, as she wrote them. Contact details are left out. */
export type Resume = {
  readonly name: string;
  readonly credentials: readonly string[];
  readonly tagline: string;
  readonly summary: readonly string[];
  readonly posts: readonly Post[];
  readonly education: readonly string[];
  readonly certificates: readonly string[];
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly awards: readonly string[];
  readonly other: readonly string[];
};

/** Reads a resume text into its parts; a text that is no resume gives one post without a header, or nothing. */
export function parseResume(raw: string): Resume {
  const lines = resumeLines(raw);
  const found = nothingFound();
  let section: SectionName | "head" = "head";
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const heading = line.bullet ? null : headingOf(line.text);
    if (heading) {
      section = heading.name;
      if (heading.rest !== "") readLine(found, section, { ...line, text: heading.rest });
      continue;
    }
    const header = section === "head" || inPosts(section) ? headerAt(lines, at) : null;
    if (header) {
      if (section === "head") section = "experience";
      openPost(found, header);
      at = header.next - 1;
    } else if (section === "head") readHead(found, line, at);
    else readLine(found, section, line);
  }
  const told = found.posts.every((post) => post.title === "" && post.dates === "")
    ? readNarrative(raw)
    : null;
  if (told !== null) {
    return {
      ...found,
      ...found.lists,
      summary: [],
      education: [...told.education],
      languages: [...told.languages, ...found.lists.languages],
      posts: ordered(told.posts.map((post) => ({ ...post, lines: [...post.lines] }))),
    };
  }
  return { ...found, ...found.lists, posts: ordered(found.posts) };
}

function inPosts(section: SectionName): boolean {
  return section === "experience" || section === "volunteer" || section === "other";
}

function readHead(found: Found, line: Line, at: number): void {
  const rest = at === 0 ? takeName(found, line.text) : line.text;
  if (rest === "" || /^\p{Lu}[\p{L}. ]+,?\s[A-Z]{2}(?:\s\d{5})?$/u.test(rest)) return;
  if (contact.test(rest)) {
    const kept = rest
      .split(/\s*[|•·]\s*|\s{2,}/)
      .filter((piece) => titleWord.test(piece) && !contact.test(piece));
    found.tagline ||= kept.join(", ");
  } else if (isEducation(rest)) found.lists.education.push(...rest.split(/\s+[|•]\s+/u));
  else if (!line.bullet && rest.split(/\s+/).length <= 8 && titleWord.test(rest))
    found.tagline ||= rest;
  else if (rest.split(/\s+/).length > 3) found.lists.summary.push(rest);
}

function readLine(found: Found, section: SectionName | "head", line: Line): void {
  const { text } = line;
  if (section === "skip" || section === "head" || contact.test(text)) return;
  const post = found.posts.at(-1);
  if (inPosts(section) && /^languages?\b\s*[:–-]?\s/i.test(text)) {
    found.lists.languages.push(text.replace(/^languages?\b\s*[:–-]?\s*/i, ""));
  } else if (inPosts(section) && onlyLanguages(text)) {
    found.lists.languages.push(text);
  } else if (section === "experience" || section === "volunteer") {
    if (!line.bullet && isEducation(text)) found.lists.education.push(...text.split(/\s+[|•]\s+/u));
    else if (post) post.lines.push(text);
    else found.posts.push({ ...noHeader, lines: [text] });
  } else found.lists[section].push(...text.split(/\s+[|•]\s+/u));
}

/** "French, Bambara, English": nothing but languages. */
function onlyLanguages(text: string): boolean {
  const pieces = text.split(/,\s+|\s+and\s+/u);
  const named = pieces.filter((piece) => languagesIn(piece).length > 0);
  return (
    !/\.\s/u.test(text) &&
    named.length >= 2 &&
    named.length * 2 >= pieces.length &&
    text.split(/\s+/).length <= 10
  );
}

const noHeader = {
  title: "",
  employer: "",
  place: "",
  dates: "",
  current: false,
  from: 0,
  until: 0,
};

/** A short line with a degree or a certificate and no verb at its head. */
function isEducation(text: string): boolean {
  if (!degreeWord.test(text) && !certificateWord.test(text)) return false;
  const first = /^\W*(\p{L}+)/u.exec(text)?.[1] ?? "";
  if (/^(?:thesis|dissertation|TA|teaching assistant|taught|student)\b/iu.test(text)) return false;
  const acts =
    verbFormOf(first.toLowerCase()) === "past" &&
    !/^(?:licensed|certified|admitted|born)$/i.test(first);
  return !acts && text.split(/\s+/).length <= 16;
}

function openPost(found: Found, header: HeaderAt): void {
  const before = found.posts.at(-1);
  if (header.earlier !== undefined) found.posts.push({ ...header.earlier, lines: [] });
  const bare = header.sameEmployer && before !== undefined;
  found.posts.push({
    title: header.title,
    employer: bare
      ? [before.employer, header.employer].filter((name) => name !== "").join(", ")
      : header.employer,
    place: header.place || (bare ? before.place : ""),
    dates: header.period?.text ?? "",
    current: header.period?.current ?? false,
    from: header.period?.from ?? 0,
    until: header.period?.until ?? 0,
    lines: header.facts === "" ? [] : [header.facts],
  });
}

/** Posts with the latest first, when every one of them has its years; otherwise as she wrote them. */
function ordered(posts: readonly Draft[]): readonly Post[] {
  const all = posts.map((post) => withoutPlace(post, posts));
  if (all.some((post) => post.until === 0)) return all;
  return all.toSorted((a, b) => b.until - a.until || b.from - a.from);
}

/** "Water for Sahel, Bamako" beside "Water for Sahel": what is left over is the place. */
function withoutPlace(post: Draft, posts: readonly Draft[]): Draft {
  const other = posts.find(
    ({ employer }) => employer !== "" && post.employer.startsWith(`${employer}, `),
  );
  return other === undefined
    ? post
    : {
        ...post,
        employer: other.employer,
        place: [post.employer.slice(other.employer.length + 2), post.place]
          .filter((part) => part !== "")
          .join(", "),
      };
}

/** The languages named in a text, in order. */
export function languagesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(languageName), (match) => match[0]);
}
