import { useEffect, useEffectEvent } from "react";
import type { RunningGeneration } from "#features/tools/workspace/workspace-state.ts";

export const slowMessage = "Still working. Your answers are safe.";

/** How long nothing may come before the page says that it still works, in milliseconds. */
const slowAfterMs = 8_000;

/** Reports a generation from which nothing has come for a while; each piece of text starts the wait anew. */
export function useSlowNotice(writing: RunningGeneration | null, report: () => void): void {
  const onSlow = useEffectEvent(report);

  useEffect(() => {
    if (writing === null || writing.isSlow) return undefined;
    const timer = setTimeout(() => onSlow(), slowAfterMs);
    return () => clearTimeout(timer);
  }, [writing]);
}
