import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts } from "./toast-store.ts";

/** The notification area, fetched when the browser is idle or the first notification waits. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const waiting = useSyncExternalStore(subscribeToToasts, hasToast, () => false);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const module = await import("./toaster.tsx");
      if (!isGone) setToaster(() => module.Toaster);
    };
    const cancel = waiting ? atOnce(() => void load()) : whenIdle(() => void load());
    return () => {
      isGone = true;
      cancel();
    };
  }, [waiting]);

  return Toaster && <Toaster />;
}

function hasToast(): boolean {
  return currentToast() !== null;
}

function atOnce(work: () => void): () => void {
  work();
  return () => undefined;
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
