import * as s from "#core/schema.ts";
import { usePageState } from "#ui/api/use-page-state.ts";

/** Why a form was not done, shown with the page that answers it. */
const SessionFormProblem = s.object({ problem: s.string });
export type SessionFormProblem = Readonly<s.Infer<typeof SessionFormProblem>>;

export const sessionFormProblemKey = ["session problem"] as const;

export function useSessionFormProblem(): string | null {
  return usePageState(sessionFormProblemKey, SessionFormProblem)?.problem ?? null;
}
