import { emptyTab, mayKeep, saysSignedOut } from "#ui/device.ts";
import { signOutEvent } from "#ui/sign-out.ts";

/** Time for the server to end the session before this window asks again, in milliseconds. */
const soon = 1000;

/** When she signs out in another window, this one keeps nothing more and begins anew. */
export function hearSignOut(isMember: boolean): void {
  let isLeaving = false;
  if (isMember)
    addEventListener("beforeunload", () => {
      isLeaving = true;
    });
  addEventListener("storage", (event) => {
    if (!saysSignedOut(event)) return;
    document.dispatchEvent(new Event(signOutEvent));
    emptyTab();
    // She may be signing out in this very window, by its address: then it is on its way home, and goes on.
    if (event.key === null && isLeaving) addEventListener("focus", beginAnew, { once: true });
    else setTimeout(beginAnew, soon);
  });
}

/** Unless she deleted her account here: that page is a visitor's already. */
function beginAnew(): void {
  if (!mayKeep()) location.reload();
}
