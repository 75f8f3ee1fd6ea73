import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useViewer } from "#ui/viewer.ts";
import { PlainToast } from "./plain-toast.tsx";
import { currentToast, subscribeToToasts } from "./toast-store.ts";

/**
 * The notification area, fetched when the browser is idle, or when the first notification waits. A visitor, who mostly
 * reads, gets it after a first act. Where it cannot be fetched, what it would say is said without it, and it is asked
 * for again when the network is back.
 */
export function LazyToaster() {
  /** False where it could not be fetched. */
  const [Toaster, setToaster] = useState<ComponentType | false>();
  const isMember = useViewer().kind === "member";
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isWaiting = toast !== null;

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const take = (found: ComponentType | false) => {
      if (signal.aborted) return;
      setToaster(() => found);
      if (!found) addEventListener("online", load, { once: true, signal });
    };
    const load = () => {
      void importToaster().then(take);
    };
    const start = isWaiting ? load : isMember ? whenIdle : afterFirstAct;
    start(load, signal);
    return () => gone.abort();
  }, [isWaiting, isMember]);

  if (Toaster === false) return toast?.open && <PlainToast toast={toast} />;
  return Toaster && <Toaster />;
}

/** Fetches the notification area; false where it cannot be had. A page that asks for nothing later calls it early. */
export function importToaster(): Promise<ComponentType | false> {
  return import("./toaster.tsx").then(
    ({ Toaster }) => Toaster,
    () => false,
  );
}

function afterFirstAct(work: () => void, signal: AbortSignal): void {
  for (const act of ["pointerdown", "keydown"])
    addEventListener(act, () => whenIdle(work), { capture: true, once: true, signal });
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "undefined") setTimeout(work, 1000);
  else requestIdleCallback(work, { timeout: 3000 });
}
