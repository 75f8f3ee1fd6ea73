import { useSyncExternalStore } from "react";

/** Which address waits for a code in this tab, and what only this tab knows of it. */
export type Waiting = { readonly email: string; readonly asker: string };

/** She may leave for her mail and find this tab reloaded: for ten minutes it knows what it waits for. */
const key = "waiting-code";
const tenMinutesMs = 600_000;

const listeners = new Set<() => void>();
let waiting: Waiting | null | undefined;

/** What waits for its code in this tab; null on the server and when nothing does. */
export function useWaiting(): Waiting | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (waiting ??= kept()),
    () => null,
  );
}

export function setWaiting(next: Waiting | null): void {
  waiting = next;
  keep(next);
  for (const listener of listeners) listener();
}

function kept(): Waiting | null {
  try {
    const [since = "", asker = "", email = ""] = (sessionStorage.getItem(key) ?? "").split(" ");
    return email !== "" && Date.now() - Number(since) < tenMinutesMs ? { email, asker } : null;
  } catch {
    return null;
  }
}

/** Without storage the tab knows until it is reloaded. */
function keep(next: Waiting | null): void {
  try {
    if (next === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${Date.now()} ${next.asker} ${next.email}`);
  } catch {}
}
