import { useQueryClient } from "@tanstack/react-query";

/** What the server has to say with the page that a message's link opens; null when the link is none of ours. */
export type LeaveState = {
  readonly token: string;
  readonly email: string;
  readonly isOn: boolean;
} | null;

export const leaveKey = ["unsubscribe"] as const;

export function useLeaveState(): LeaveState {
  return useQueryClient().getQueryData<LeaveState>(leaveKey) ?? null;
}
