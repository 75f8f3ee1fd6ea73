import { newId } from "./new-id.ts";
import { signOutEvent } from "./sign-out.ts";

/** All that is kept of what she typed begins so; when she signs out it goes. */
export const keptHere = "mpower.draft.";

/** Written and removed at once: the other windows hear of it. */
const signedOut = "mpower.signed-out";

/**
 * Stands on the device from a member's first page until the device is cleared, by our script or by Clear-Site-Data. A
 * page that finds it gone or changed was not told that she signed out, and keeps nothing any more.
 */
let mark: { readonly key: string; value: string } | null = null;
let isOver = false;

if (typeof document !== "undefined") {
  document.addEventListener(signOutEvent, () => {
    isOver = true;
  });
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    // Two first pages at once: the mark that was written last is both pages' mark.
    if (mark !== null && key === mark.key && oldValue === mark.value && newValue !== null)
      mark.value = newValue;
  });
}

/** Begins a page of this member, or (null) of a visitor; true when it is the first since the device was cleared. */
export function openDevice(memberId: string | null): boolean {
  isOver = false;
  mark = null;
  if (memberId === null) return false;
  const key = `${keptHere}signed-in.${memberId}`;
  try {
    const found = localStorage.getItem(key);
    mark = { key, value: found ?? newId() };
    if (found === null) localStorage.setItem(key, mark.value);
    return found === null;
  } catch {
    // Where nothing can be kept, no save comes late.
    return false;
  }
}

/** Keeps a text on her device, in this tab alone if asked; false when that cannot be, or may not be any more. */
export function keepOnDevice(key: string, text: string, place: "device" | "tab" = "device") {
  try {
    const storage = place === "device" ? localStorage : sessionStorage;
    if (!mayKeep()) return false;
    storage.setItem(key, text);
    // Cleared at this very moment, by another process of the browser.
    if (!mayKeep()) storage.removeItem(key);
    return mayKeep();
  } catch {
    return false;
  }
}

/** Takes every draft off this device, and tells the other windows. */
export function emptyDevice(): void {
  emptyTab();
  try {
    empty(localStorage);
    localStorage.setItem(signedOut, "");
    localStorage.removeItem(signedOut);
  } catch {
    // Where nothing could be kept, nothing is left to remove.
  }
}

/** Takes off what this tab alone keeps: no other window can. */
export function emptyTab(): void {
  try {
    empty(sessionStorage);
  } catch {
    // Where nothing could be kept, nothing is left to remove.
  }
}

function empty(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(keptHere)) storage.removeItem(key);
}

/** Whether this change of the storage, made elsewhere, says that she signed out: our script said so, or all of it went. */
export function saysSignedOut({ key, newValue, storageArea }: StorageEvent): boolean {
  return storageArea === localStorage && (key === null || (key === signedOut && newValue !== null));
}

/** False once she signed out, here or elsewhere, also where this page was not told. */
export function mayKeep(): boolean {
  return !isOver && (mark === null || localStorage.getItem(mark.key) === mark.value);
}
