import { useSyncExternalStore } from "react";

/** She may leave for her mail and find this tab reloaded: for ten minutes it knows which address waits for a code. */
const key = "waiting-code";
const tenMinutesMs = 600_000;

const listeners = new Set<() => void>();
let address: string | null | undefined;

/** The address that waits for its code in this tab; null on the server and when none does. */
export function useWaitingAddress(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (address ??= kept()),
    () => null,
  );
}

export function setWaitingAddress(email: string | null): void {
  address = email;
  keep(email);
  for (const listener of listeners) listener();
}

function kept(): string | null {
  try {
    const [since = "", email = ""] = (sessionStorage.getItem(key) ?? "").split(" ");
    return email !== "" && Date.now() - Number(since) < tenMinutesMs ? email : null;
  } catch {
    return null;
  }
}

/** Without storage the tab knows until it is reloaded. */
function keep(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${Date.now()} ${email}`);
  } catch {}
}
