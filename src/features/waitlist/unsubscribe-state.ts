import { useQueryClient } from "@tanstack/react-query";

/** What the server has to say with the page that a message's link opens; null when the link is none of ours. */
export type UnsubscribeState = {
  readonly token: string;
  readonly email: string;
  readonly isOn: boolean;
} | null;

export const unsubscribeQueryKey = ["unsubscribe"] as const;

export function useUnsubscribeState(): UnsubscribeState {
  return useQueryClient().getQueryData<UnsubscribeState>(unsubscribeQueryKey) ?? null;
}
