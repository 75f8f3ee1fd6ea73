import { plainBlocks } from "#core/result/plain-text.ts";
import type { Result, Section } from "#core/result/result.ts";

/** The words of one section before and after; "" where it is not in that text. */
export type SectionChange = {
  readonly label: string | null;
  readonly before: string;
  readonly after: string;
};

/** The words of each section in two results: the sections of the later one, then those that only the earlier one has. */
export function sectionChanges(before: Result, after: Result): SectionChange[] {
  const gone = before.sections.filter(({ label }) => !labelled(after, label));
  return [...after.sections, ...gone].map(({ label }) => ({
    label,
    before: plainBlocks(labelled(before, label)?.blocks ?? []),
    after: plainBlocks(labelled(after, label)?.blocks ?? []),
  }));
}

function labelled({ sections }: Result, label: string | null): Section | undefined {
  return sections.find((section) => section.label === label);
}
