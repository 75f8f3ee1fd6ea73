import { useQueryClient } from "@tanstack/react-query";

/** What kept a form from being done, said with the page that answers it. */
export type SessionProblem = { readonly problem: string };

export const sessionProblemKey = ["session problem"] as const;

export function useSessionProblem(): string | null {
  return useQueryClient().getQueryData<SessionProblem>(sessionProblemKey)?.problem ?? null;
}
