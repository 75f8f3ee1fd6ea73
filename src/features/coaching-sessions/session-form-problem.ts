import { useQueryClient } from "@tanstack/react-query";

/** What kept a form from being done, said with the page that answers it. */
export type SessionFormProblem = { readonly problem: string };

export const sessionFormProblemKey = ["session problem"] as const;

export function useSessionFormProblem(): string | null {
  return useQueryClient().getQueryData<SessionFormProblem>(sessionFormProblemKey)?.problem ?? null;
}
