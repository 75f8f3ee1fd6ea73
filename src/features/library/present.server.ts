import { fromFormer, presentId } from "#core/tools/former-ids.ts";
import type { SavedVersion } from "./contract.ts";

type Kept = {
  readonly toolId: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly shelf: readonly { readonly key: string; readonly question: string }[];
  readonly versions: readonly SavedVersion[];
};

/** What a saved result was written from, by the questions that its tool asks today; its language stays as it is. */
export function inPresentIds({ toolId, answers, shelf, versions }: Kept) {
  const today = (id: string) => presentId(toolId, id);
  return {
    answers: { ...fromFormer(toolId, answers) },
    shelf: shelf.map(({ key, question }) => ({ key, question: today(question) })),
    versions: versions.map(({ marks, ...version }) => ({
      ...version,
      ...(marks && {
        marks: marks.map((mark) => ({ ...mark, from: mark.from && today(mark.from) })),
      }),
    })),
  };
}
