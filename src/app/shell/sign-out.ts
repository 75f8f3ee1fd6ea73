import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { clearDeviceStorage } from "#ui/device/device-storage.ts";
import { type PendingSaves, signOutEvent } from "#ui/device/sign-out-event.ts";

/** Nobody waits longer for the last words to arrive, in milliseconds. */
const pendingSavesTimeoutMs = 5000;

/** A member's page: after a sign-out here, nothing that was typed stays on this device. */
export function watchSignOut(isFirst: boolean): void {
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
      void settleOrTimeOut(waiting).then(() => location.assign(link.href));
    },
    { capture: true },
  );
  // A member's page out of the back/forward cache is not shown again without asking the server.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  if (isFirst) void leaveIfSignedOut();
}

function settleOrTimeOut(waiting: PendingSaves): Promise<unknown> {
  const timeout = new Promise((done) => setTimeout(done, pendingSavesTimeoutMs));
  return Promise.race([Promise.allSettled(waiting), timeout]);
}

/** The first page on a cleared device may have been rendered before a sign-out in another window. */
async function leaveIfSignedOut(): Promise<void> {
  try {
    await (await apiRequest("GET", "/api/auth/user")).text();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    void clearDevice();
    location.reload();
  }
}

/** Removes every draft from this device, and stops this and other windows from storing more; returns pending saves. */
export function clearDevice(): PendingSaves {
  const waiting: PendingSaves = [];
  document.dispatchEvent(new CustomEvent(signOutEvent, { detail: waiting }));
  clearDeviceStorage();
  return waiting;
}
