import { type LastWords, signOutEvent } from "#ui/sign-out.ts";

/** All that is kept of what she typed begins so. */
const kept = "mpower.draft.";
/** Written and removed at once: the other windows hear of it. */
const signal = "mpower.signed-out";

/** Nobody waits longer for the last words to arrive, in milliseconds. */
const patience = 2000;
/** Time for the server to end the session before another window asks again, in milliseconds. */
const soon = 1000;

/** A member's page: when she signs out, here or in another window, nothing she typed stays on this device. */
export function watchSignOut(): void {
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest("a[href]") : null;
      const isOurs = link instanceof HTMLAnchorElement && link.origin === location.origin;
      if (!isOurs || link.pathname !== "/api/logout") return;
      const waiting = clearDevice();
      if (waiting.length === 0) return;
      event.preventDefault();
      void arrived(waiting).then(() => location.assign(link.href));
    },
    { capture: true },
  );
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== signal || newValue === null) return;
    document.dispatchEvent(new Event(signOutEvent));
    setTimeout(() => location.reload(), soon);
  });
  // A page of hers that the browser had put aside is not shown again without asking the server.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

function arrived(waiting: LastWords): Promise<unknown> {
  const timeout = new Promise((done) => setTimeout(done, patience));
  return Promise.race([Promise.allSettled(waiting), timeout]);
}

/** Removes every draft from this device, and tells this window and the others to keep no more; answers what is still on its way. */
export function clearDevice(): LastWords {
  const waiting: LastWords = [];
  document.dispatchEvent(new CustomEvent(signOutEvent, { detail: waiting }));
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(kept)) storage.removeItem(key);
    localStorage.setItem(signal, "");
    localStorage.removeItem(signal);
  } catch {
    // Where nothing could be kept, nothing is left to remove.
  }
  return waiting;
}
