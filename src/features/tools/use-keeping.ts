import { signOutEvent } from "#ui/sign-out.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How long a change may wait before it is kept, in milliseconds. */
const keepAfter = 400;

/** Keeps a value while it changes, once `ready`, and at the latest when the page goes. False when keeping failed. */
export function useKeeping<T>(value: T, ready: boolean, keep: (value: T) => boolean): boolean {
  const [kept, setKept] = useState(true);
  const waiting = useRef<{ value: T }>(null);
  const isOver = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!waiting.current) return;
    setKept(keep(waiting.current.value));
    waiting.current = null;
  });

  useEffect(() => {
    if (!ready || isOver.current) return;
    waiting.current = { value };
    timer.current ??= setTimeout(() => save(), keepAfter);
  }, [value, ready]);

  useEffect(() => {
    const leave = () => save();
    // She signs out: nothing of hers is written to this device any more.
    const forget = () => {
      isOver.current = true;
      waiting.current = null;
    };
    document.addEventListener(signOutEvent, forget);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      document.removeEventListener(signOutEvent, forget);
      save();
    };
  }, []);

  return kept;
}
