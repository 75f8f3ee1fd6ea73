import { hasDatesOnly, hasTitleAndDates } from "#core/composer/resume/recognition/post-headings.ts";
import { parseSectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import {
  looksLikePersonName,
  looksLikeJobTitle,
} from "#core/composer/resume/recognition/line-kinds.ts";
import { isFormLine } from "#core/composer/resume/recognition/personal-details.ts";
import type { Resume } from "./resume.ts";
import type { ResumeRow } from "#core/composer/resume/rows/resume-row.ts";

type OwnBlock = Resume["others"][number];

/** The whole resume as typed: its blocks, order and headings. It is read this way where its parts are not certain. */
export function resumeInOwnBlocks(rows: readonly ResumeRow[], omitted: readonly string[]): Resume {
  const blocks = blocksOf(rows.filter(({ text }) => !omitted.includes(text) && !isFormLine(text)));
  const [first = []] = blocks;
  const named = looksLikePersonName(first[0]?.text.split(",")[0] ?? "");
  const end = first.findIndex(
    (row, at) =>
      at > 4 || row.marked || row.text.includes(": ") || hasTitleAndDates(row) || hasDatesOnly(row),
  );
  const top = named ? first.slice(0, end === -1 ? undefined : end) : [];
  const others = [first.slice(top.length), ...blocks.slice(1)].flatMap(toOwnBlocks);
  const lines = top.map(({ text }) => text);
  return {
    top: lines,
    summary: others.filter(isSummaryBlock).flatMap((block) => block.lines),
    loose: [],
    posts: [],
    others: others.filter((block) => !isSummaryBlock(block)),
    omitted,
  };
}

const isSummaryBlock = ({ heading }: OwnBlock): boolean =>
  parseSectionHeading(heading)?.part === "summary";

/** A block begins at a blank line, at the heading of a part, and at a line with the years of a post. */
function blocksOf(rows: readonly ResumeRow[]): readonly (readonly ResumeRow[])[] {
  return rows.reduce((blocks: readonly (readonly ResumeRow[])[], row) => {
    const last = blocks.at(-1);
    const opens =
      row.gap || (!row.marked && (parseSectionHeading(row.raw) !== null || hasTitleAndDates(row)));
    return opens || !last ? [...blocks, [row]] : [...blocks.slice(0, -1), [...last, row]];
  }, []);
}

/** A heading with its lines; a block without one is a list of lines. */
function toOwnBlocks(rows: readonly ResumeRow[]): readonly OwnBlock[] {
  const [first, second] = rows;
  if (!first) return [];
  const head = first.marked ? null : parseSectionHeading(first.raw);
  const more = rows.slice(1).map(({ text }) => text);
  if (more.length === 0 && head?.rest === "") return [];
  if (head !== null)
    return [{ heading: head.name, lines: head.rest === "" ? more : [head.rest, ...more] }];
  const titled =
    !first.marked &&
    looksLikeJobTitle(first.text) &&
    (second !== undefined || hasTitleAndDates(first));
  if (!titled) return [{ heading: "", lines: [first.text, ...more] }];
  if (second === undefined || second.marked || !hasDatesOnly(second))
    return [{ heading: first.text, lines: more }];
  return [{ heading: `${first.text}, ${second.text}`, lines: more.slice(1) }];
}
