import { formatPlainBlocks } from "./plain-text.ts";
import type { Result, Section } from "./result.ts";

/** The words of one section before and after; "" where it is not in that text. */
export type SectionChange = {
  readonly label: string | null;
  readonly before: string;
  readonly after: string;
};

/** The words of each section in two results: the sections of the later one, then those that only the earlier one has. */
export function diffSections(before: Result, after: Result): SectionChange[] {
  const gone = before.sections.filter(({ label }) => !findSection(after, label));
  return [...after.sections, ...gone].map(({ label }) => ({
    label,
    before: formatPlainBlocks(findSection(before, label)?.blocks ?? []),
    after: formatPlainBlocks(findSection(after, label)?.blocks ?? []),
  }));
}

function findSection({ sections }: Result, label: string | null): Section | undefined {
  return sections.find((section) => section.label === label);
}
