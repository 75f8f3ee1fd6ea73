import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ContactStamp } from "./contract.ts";

export const contactStampQuery = queryOptions<ContactStamp>({ queryKey: ["/api/contact"] });

/** What the server has to say with the page after the form was sent without script. */
export type ContactState = {
  readonly isSent: boolean;
  readonly problem: string | null;
  readonly topic: string;
  readonly email: string;
  readonly message: string;
  readonly isUrgent: boolean;
};

export const contactQueryKey = ["contact"] as const;

export function useContactState(): ContactState | undefined {
  return useQueryClient().getQueryData<ContactState>(contactQueryKey);
}
