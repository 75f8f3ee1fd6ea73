import { useEffect, useState } from "react";

/** Keeps the screen awake while the page is seen. False where the browser cannot, or was not allowed to. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(true);

  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    // A browser lets go of the lock when the page is hidden.
    const keepAwake = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isGone) await lock.release();
        else setAwake(true);
      } catch {
        if (!isGone) setAwake(false);
      }
    };
    const onVisible = () => void keepAwake();
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, []);

  return isAwake;
}
