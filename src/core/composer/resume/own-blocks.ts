import { isDateOnly, isDated } from "./headings.ts";
import { headOf } from "./heads.ts";
import { isName, isTitle } from "./kinds.ts";
import { isOfForm } from "./personal.ts";
import type { Resume } from "./resume.ts";
import type { Row } from "./rows.ts";

type Block = Resume["others"][number];

/** The whole resume as she set it: her blocks, her order, her heads. It is read this way where its parts are not certain. */
export function inOwnBlocks(rows: readonly Row[], left: readonly string[]): Resume {
  const blocks = blocksOf(rows.filter(({ text }) => !left.includes(text) && !isOfForm(text)));
  const [first = []] = blocks;
  const named = isName(first[0]?.text.split(",")[0] ?? "");
  const end = first.findIndex(
    (row, at) => at > 4 || row.marked || row.text.includes(": ") || isDated(row) || isDateOnly(row),
  );
  const top = named ? first.slice(0, end === -1 ? undefined : end) : [];
  const others = [first.slice(top.length), ...blocks.slice(1)].flatMap(headed);
  const lines = top.map(({ text }) => text);
  return {
    top: lines,
    summary: others.filter(isSummary).flatMap((block) => block.lines),
    loose: [],
    posts: [],
    others: others.filter((block) => !isSummary(block)),
    left,
  };
}

const isSummary = ({ heading }: Block): boolean => headOf(heading)?.part === "summary";

/** A block begins at a blank line, at a head of a part, and at a line with the years of a post. */
function blocksOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  return rows.reduce((blocks: readonly (readonly Row[])[], row) => {
    const last = blocks.at(-1);
    const opens = row.gap || (!row.marked && (headOf(row.raw) !== null || isDated(row)));
    return opens || !last ? [...blocks, [row]] : [...blocks.slice(0, -1), [...last, row]];
  }, []);
}

/** A head with its lines; a block without one is a list of lines. */
function headed(rows: readonly Row[]): readonly Block[] {
  const [first, second] = rows;
  if (!first) return [];
  const head = first.marked ? null : headOf(first.raw);
  const more = rows.slice(1).map(({ text }) => text);
  if (more.length === 0 && head?.rest === "") return [];
  if (head !== null)
    return [{ heading: head.name, lines: head.rest === "" ? more : [head.rest, ...more] }];
  const titled = !first.marked && isTitle(first.text) && (second !== undefined || isDated(first));
  if (!titled) return [{ heading: "", lines: [first.text, ...more] }];
  if (second === undefined || second.marked || !isDateOnly(second))
    return [{ heading: first.text, lines: more }];
  return [{ heading: `${first.text}, ${second.text}`, lines: more.slice(1) }];
}
