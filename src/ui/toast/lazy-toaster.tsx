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
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const isMember = useViewer().kind === "member";
  const waiting = useSyncExternalStore(subscribeToToasts, hasToast, () => false);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const load = async () => {
      const found = await importToaster();
      if (signal.aborted) return;
      setToaster(() => found ?? PlainToast);
      if (!found) addEventListener("online", () => void load(), { once: true, signal });
    };
    const start = waiting ? atOnce : isMember ? whenIdle : afterFirstAct;
    const cancel = start(() => void load());
    return () => {
      gone.abort();
      cancel();
    };
  }, [waiting, isMember]);

  return Toaster && <Toaster />;
}

/** Null where it could not be fetched. */
function importToaster(): Promise<ComponentType | null> {
  return import("./toaster.tsx").then(
    ({ Toaster }) => Toaster,
    () => null,
  );
}

function hasToast(): boolean {
  return currentToast() !== null;
}

function atOnce(work: () => void): () => void {
  work();
  return () => undefined;
}

const acts = ["pointerdown", "keydown"] as const;

function afterFirstAct(work: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const act = () => {
    ended.abort();
    cancelWork = whenIdle(work);
  };
  let cancelWork = () => ended.abort();
  for (const name of acts) addEventListener(name, act, { capture: true, passive: true, signal });
  return () => cancelWork();
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
