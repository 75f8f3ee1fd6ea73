import * as s from "#core/schema.ts";
import { usePageState } from "#ui/api/use-page-state.ts";

/** Why a form about a shared text was not done, shown with the page that answers it. */
const ShareProblem = s.object({ problem: s.string });
export type ShareProblem = Readonly<s.Infer<typeof ShareProblem>>;

export const shareProblemKey = ["share problem"] as const;

export function useShareProblem(): string | null {
  return usePageState(shareProblemKey, ShareProblem)?.problem ?? null;
}
