import { clearTabStorage, maySave, isSignOutSignal } from "#ui/device/device-storage.ts";
import { signOutEvent } from "#ui/device/sign-out-event.ts";

/** Time for the server to end the session before this window asks again, in milliseconds. */
const reloadDelayMs = 1000;

/** After a sign-out in another window, this one stores nothing more and reloads. */
export function watchSignOutElsewhere(isMember: boolean): void {
  let isLeaving = false;
  if (isMember)
    addEventListener("beforeunload", () => {
      isLeaving = true;
    });
  addEventListener("storage", (event) => {
    if (!isSignOutSignal(event)) return;
    document.dispatchEvent(new Event(signOutEvent));
    clearTabStorage();
    // The sign-out may be this window's own, by its address: then it is on its way home, and goes on.
    if (event.key === null && isLeaving)
      addEventListener("focus", reloadIfSignedOut, { once: true });
    else setTimeout(reloadIfSignedOut, reloadDelayMs);
  });
}

/** Not after the account was deleted here: that page is a visitor's already. */
function reloadIfSignedOut(): void {
  if (!maySave()) location.reload();
}
