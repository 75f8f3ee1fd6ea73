import * as s from "#core/schema.ts";
import { usePageState } from "#ui/api/use-page-state.ts";

/** Words that a field does not show: what it had no room for, and letters that its typeface lacks. */
export type OmittedWords = {
  readonly label: string;
  readonly rest: string;
  readonly letters: readonly string[];
};
const OmittedWords: s.Schema<OmittedWords> = s.object({
  label: s.string,
  rest: s.string,
  letters: s.array(s.string),
});
const Omitted: s.Schema<readonly OmittedWords[]> = s.array(OmittedWords);

/** Why an address answers with a page instead of the file. `ready`: the member comes from signing in, and the file is a press away. */
const DownloadState = s.object({
  is: s.oneOf([
    "ready",
    "expired",
    "sent",
    "unsendable",
    "forged",
    "closed",
    "unpaid",
    "limited",
    "unavailable",
    "partly",
    "wordless",
    "for-pro",
    "other-account",
  ]),
  /** The kit’s name. */
  kit: s.string,
  /** The address itself: to download, to try again or to ask for a fresh link. */
  address: s.string,
  minutes: s.optional(s.number),
  /** What of the member's words the filled file does not show. */
  left: s.optional(Omitted),
});
export type DownloadState = Readonly<s.Infer<typeof DownloadState>>;

export const downloadStateKey = ["download"] as const;

export function useDownloadState(): DownloadState | null {
  return usePageState(downloadStateKey, DownloadState) ?? null;
}
