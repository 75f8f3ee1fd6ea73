import { migrateLegacyAnswers, currentQuestionId } from "#core/tools/legacy/legacy-answers.ts";
import type { SavedVersion } from "./contract.ts";

type StoredResult = {
  readonly toolId: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly shelf: readonly { readonly key: string; readonly question: string }[];
  readonly versions: readonly SavedVersion[];
};

/** What a saved result was written from, by the questions that its tool asks today; its language stays as it is. */
export function withCurrentQuestionIds({ toolId, answers, shelf, versions }: StoredResult) {
  const toCurrentId = (id: string) => currentQuestionId(toolId, id);
  return {
    answers: { ...migrateLegacyAnswers(toolId, answers) },
    shelf: shelf.map(({ key, question }) => ({ key, question: toCurrentId(question) })),
    versions: versions.map(({ marks, ...version }) => ({
      ...version,
      ...(marks && {
        marks: marks.map((mark) => ({ ...mark, from: mark.from && toCurrentId(mark.from) })),
      }),
    })),
  };
}
