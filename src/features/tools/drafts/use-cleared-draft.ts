import { useEffect } from "react";
import type { DeviceDraft } from "./device-draft.ts";
import { saveClearedDraft } from "./device-drafts.ts";

/** Keeps what Clear took away over a reload, until it is brought back, something new begins or the page is left. */
export function useClearedDraft(name: string, cleared: DeviceDraft | null, ready: boolean): void {
  useEffect(() => {
    if (ready) saveClearedDraft(name, cleared);
  }, [name, cleared, ready]);

  useEffect(() => () => saveClearedDraft(name, null), [name]);
}
