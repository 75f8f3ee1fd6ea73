import { useQueryClient } from "@tanstack/react-query";

/** Why an address answers with a page instead of the file. `ready`: she comes from signing in, and the file is a press away. */
export type DownloadState = {
  readonly is:
    | "ready"
    | "expired"
    | "sent"
    | "unsendable"
    | "forged"
    | "closed"
    | "unpaid"
    | "limited"
    | "unavailable";
  /** The kit’s name. */
  readonly kit: string;
  /** The address itself: to download, to try again or to ask for a fresh link. */
  readonly address: string;
  readonly minutes?: number;
};

export const downloadKey = ["download"] as const;

export function useDownloadState(): DownloadState | null {
  return useQueryClient().getQueryData<DownloadState>(downloadKey) ?? null;
}
