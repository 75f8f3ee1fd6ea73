import { useMemo, useSyncExternalStore } from "react";
import type { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { parseRehearsalText, readRehearsalText } from "#features/rehearsal/rehearsal-text-store.ts";

/** What the owner took along; null where there is nothing, undefined until the page is alive and can look. */
export function useRehearsalText(owner: string): RehearsalText | null | undefined {
  const stored = useSyncExternalStore(
    neverChanges,
    () => readRehearsalText(owner),
    () => undefined,
  );
  return useMemo(
    () => (typeof stored === "string" ? parseRehearsalText(stored) : stored),
    [stored],
  );
}

/** What lies there changes on the result’s page alone. */
function neverChanges(): () => void {
  return () => undefined;
}
