import { useSyncExternalStore } from "react";
import { readStorageText, removeFromStorage, writeStorage } from "#ui/storage.ts";

/** Which address waits for a code in this tab, and what only this tab knows of it. */
export type PendingCode = { readonly email: string; readonly requesterToken: string };

/** The visitor may leave for the mailbox and find this tab reloaded: for ten minutes it knows what it waits for. */
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
  const stored = readStorageText(storageKey, "tab") ?? "";
  const [since = "", requesterToken = "", email = ""] = stored.split(" ");
  return email !== "" && Date.now() - Number(since) < lifetimeMs ? { email, requesterToken } : null;
}

/** Without storage the tab knows until it is reloaded. */
function store(next: PendingCode | null): void {
  if (next === null) removeFromStorage(storageKey, "tab");
  else writeStorage(storageKey, `${Date.now()} ${next.requesterToken} ${next.email}`, "tab");
}
