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
    | "unavailable"
    | "partly"
    | "wordless"
    | "for-pro"
    | "other-account";
  /** The kit’s name. */
  readonly kit: string;
  /** The address itself: to download, to try again or to ask for a fresh link. */
  readonly address: string;
  readonly minutes?: number;
  /** What of her words the filled file does not show. */
  readonly left?: readonly OmittedWords[];
};

/** Words of hers that a field does not show: what it had no room for, and letters that its typeface lacks. */
export type OmittedWords = {
  readonly label: string;
  readonly rest: string;
  readonly letters: readonly string[];
};

export const downloadStateKey = ["download"] as const;

export function useDownloadState(): DownloadState | null {
  return useQueryClient().getQueryData<DownloadState>(downloadStateKey) ?? null;
}
