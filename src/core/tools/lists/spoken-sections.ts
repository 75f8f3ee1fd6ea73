import { toolIds, toolOf } from "#core/tools/catalogue.ts";

/** The labels of the sections that are said aloud, by tool; those that are written for that alone come first. */
export const spokenSections: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  toolIds.flatMap((id) => {
    const { refine, contract } = toolOf(id);
    const isSaid = (label: string) =>
      contract.sections.some((rule) => rule.label === label && rule.spoken === true);
    const labels = refine.spoken.toSorted(
      (one, other) => Number(isSaid(other)) - Number(isSaid(one)),
    );
    return labels.length === 0 ? [] : [[id, labels]];
  }),
);
