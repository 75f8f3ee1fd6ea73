import { composeDraft } from "#core/composer/compose.ts";
import { allLines } from "#core/composer/draft/draft.ts";
import { lineKey } from "#core/composer/draft/line-key.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { draftTools } from "./account-for.ts";
import { peopleOf, peopleSets } from "./golden-people.ts";

/** A text with no more open lines than these is finished in a minute. */
const fewLines = 2;

/** The page that shows how much of a text stands as it is, tool by tool. */
export function qualityPage(): string {
  return [
    "# How much of a draft stands as it is",
    "",
    "Written by `npm run quality`; nothing here is edited by hand. Without a model a sentence is clean, or it's an open",
    "line with her words in it. The people of this table are those in `tests/golden/people`, 44 a tool.",
    "",
    "| Tool | Clean sentences of hers | Open lines | Median a person | At most two |",
    "| --- | --- | --- | --- | --- |",
    ...draftTools.map(row),
    "",
  ].join("\n");
}

function row(tool: ToolId): string {
  const people = peopleSets.flatMap(peopleOf).filter((person) => person.tool === tool);
  const counts = people.map(({ answers, tone }) => {
    const lines = allLines(composeDraft(tool, { answers, tone }).sections);
    const open = lines.flatMap((line) => (line.kind === "open" ? [lineKey(line)] : []));
    const clean = lines.flatMap((line) =>
      line.kind === "clean" && line.from.length > 0 ? [line.text] : [],
    );
    return { open: new Set(open).size, clean: new Set(clean).size };
  });
  const sum = (of: (count: (typeof counts)[number]) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  const inOrder = counts.map(({ open }) => open).toSorted((one, other) => one - other);
  const few = inOrder.filter((open) => open <= fewLines).length;
  return `| ${[
    tool,
    sum(({ clean }) => clean),
    sum(({ open }) => open),
    inOrder[Math.floor(inOrder.length / 2)],
    `${Math.round((100 * few) / inOrder.length)} %`,
  ].join(" | ")} |`;
}
