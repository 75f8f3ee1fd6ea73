import { periodIn } from "./resume-rewrite-header.ts";
import type { Post } from "./resume-rewrite-parse.ts";
import { degreeWord, languageName, titleWord } from "./resume-rewrite-words.ts";
import { splitStops } from "#core/language/split.ts";

/** A resume told in sentences: its posts, what she studied, and the languages she names. */
export type Narrative = {
  readonly posts: readonly Post[];
  readonly education: readonly string[];
  readonly languages: readonly string[];
};

const was =
  /(?:before that,?\s|previously,?\s|then,?\s|earlier,?\s|and\s)*(?:I\s)?(?:was|worked as|work as|have been|am|[’']?m|served as)\s(?:currently\s)?(?:a\s|an\s|the\s)?([\p{L}\s-]{3,50}?)\s(?:at|for|with)\s(.+)$/iu;
const worked =
  /^(?:I\s)?(?:have\s|[’']?ve\s)?(?:been\s)?(?:work|worked|working|been)\s(?:at|for|with|in)\s(?:the\s)?(.+)$/iu;
const degreeSaid = /\b(?:degree|diploma|bachelor|master|associate[’']?s|certificate|graduated)\b/iu;

/** Reads "I have worked at X since 2014 …" into posts; null when no employer or title can be told. */
export function readNarrative(raw: string): Narrative | null {
  const posts: (Omit<Post, "lines"> & { lines: string[] })[] = [];
  const education: string[] = [];
  const languages: string[] = [];
  for (const sentence of raw
    .replaceAll(/\s*\n\s*/g, ". ")
    .split(/(?<=[.;])\s+/u)
    .flatMap((part) => splitStops(part))) {
    const said = sentence.replace(/[.;]\s*$/u, "").trim();
    const names = Array.from(said.matchAll(languageName), (match) => match[0]);
    const post = postIn(said);
    if (names.length > 0 && /\b(?:speak|fluent|languages?|bilingual)\b/iu.test(said))
      languages.push(...names);
    else if (degreeWord.test(said) || (degreeSaid.test(said) && !post))
      education.push(said.replace(/^I\s(?:have|hold|got|earned)\s(?:a|an|my)?\s?/iu, ""));
    else if (post !== null) posts.push(post);
    else posts.at(-1)?.lines.push(said);
  }
  return posts.length === 0 ? null : { posts, education, languages };
}

function postIn(said: string): (Omit<Post, "lines"> & { lines: string[] }) | null {
  const period = periodIn(said);
  const bare =
    period === null
      ? said
      : `${said.slice(0, period.start)}${said.slice(period.start + period.length)}`.trim();
  const held = was.exec(bare);
  if (held && titleWord.test(held[1] ?? "")) return draft(held[1] ?? "", held[2] ?? "", period);
  const place = worked.exec(bare)?.[1];
  return place !== undefined && period !== null ? draft("", place, period) : null;
}

function draft(
  title: string,
  employer: string,
  period: ReturnType<typeof periodIn>,
): Omit<Post, "lines"> & { lines: string[] } {
  return {
    title: title.trim(),
    employer: employer
      .replace(/[\s,]+$/u, "")
      .replace(/^the\s/iu, "")
      .replace(/\s(?:since|from|in|for)$/iu, ""),
    place: "",
    dates: period?.text ?? "",
    current: period?.current ?? false,
    from: period?.from ?? 0,
    until: period?.until ?? 0,
    lines: [],
  };
}
