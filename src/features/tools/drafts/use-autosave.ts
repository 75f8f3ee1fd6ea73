import { signOutEvent } from "#ui/device/sign-out-event.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How long a change may wait before it is stored, in milliseconds. */
const saveDelayMs = 400;

/** Keeps a value while it changes, once `ready`, and at the latest when the page goes. False when keeping failed. */
export function useAutosave<T>(value: T, ready: boolean, save: (value: T) => boolean): boolean {
  const [isSaved, setIsSaved] = useState(true);
  const pending = useRef<{ value: T }>(null);
  const isSignedOut = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!pending.current) return;
    setIsSaved(save(pending.current.value));
    pending.current = null;
  });

  useEffect(() => {
    if (!ready || isSignedOut.current) return;
    pending.current = { value };
    timer.current ??= setTimeout(() => flush(), saveDelayMs);
  }, [value, ready]);

  useEffect(() => {
    const leave = () => flush();
    // On signing out, nothing of the member's is written to this device any more.
    const stopSaving = () => {
      isSignedOut.current = true;
      pending.current = null;
    };
    document.addEventListener(signOutEvent, stopSaving);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      document.removeEventListener(signOutEvent, stopSaving);
      flush();
    };
  }, []);

  return isSaved;
}
