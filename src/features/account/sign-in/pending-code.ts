import { useSyncExternalStore } from "react";

/** Which address waits for a code in this tab, and what only this tab knows of it. */
export type PendingCode = { readonly email: string; readonly asker: string };

/** She may leave for her mail and find this tab reloaded: for ten minutes it knows what it waits for. */
const storageKey = "waiting-code";
const lifetimeMs = 600_000;

const listeners = new Set<() => void>();
let pendingCode: PendingCode | null | undefined;

/** What waits for its code in this tab; null on the server and when nothing does. */
export function usePendingCode(): PendingCode | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (pendingCode ??= readStored()),
    () => null,
  );
}

export function setPendingCode(next: PendingCode | null): void {
  pendingCode = next;
  store(next);
  for (const listener of listeners) listener();
}

function readStored(): PendingCode | null {
  try {
    const [since = "", asker = "", email = ""] = (sessionStorage.getItem(storageKey) ?? "").split(
      " ",
    );
    return email !== "" && Date.now() - Number(since) < lifetimeMs ? { email, asker } : null;
  } catch {
    return null;
  }
}

/** Without storage the tab knows until it is reloaded. */
function store(next: PendingCode | null): void {
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, `${Date.now()} ${next.asker} ${next.email}`);
  } catch {}
}
