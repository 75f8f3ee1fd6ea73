import { useSyncExternalStore } from "react";

/** Today where she is, such as "2026-11-21"; `rendered` on the server, which does not know where that is. */
export function useToday(rendered = ""): string {
  return useSyncExternalStore(
    onNewDay,
    () => localDay(),
    () => rendered,
  );
}

/** The day of a moment in her own zone. */
export function localDay(moment = new Date()): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return day.map((part) => String(part).padStart(2, "0")).join("-");
}

/** She comes back to a page of yesterday. */
function onNewDay(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
