import { useSyncExternalStore } from "react";

/** Today in the browser's zone, such as "2026-11-21"; `rendered` on the server, which does not know the zone. */
export function useToday(rendered = ""): string {
  return useSyncExternalStore(
    onNewDay,
    () => localDay(),
    () => rendered,
  );
}

/** The day of a moment in the browser's zone. */
export function localDay(moment = new Date()): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return day.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The page comes back into view, perhaps on another day. */
function onNewDay(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
