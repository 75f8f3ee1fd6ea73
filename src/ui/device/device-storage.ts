import {
  isDeviceStorage,
  isStorageOpen,
  listStorage,
  readStorageText,
  removeFromStorage,
  type StoragePlace,
  writeStorage,
} from "#ui/storage.ts";
import { newUuid } from "./new-uuid.ts";
import { signOutEvent } from "./sign-out-event.ts";

/** The prefix of every key that stores what was typed; signing out removes them. */
export const storagePrefix = "mpower.draft.";

/** Written and removed at once: the other windows get a storage event. */
const signedOutKey = "mpower.signed-out";

/**
 * Stands on the device from a member's first page until the device is cleared, by our script or by Clear-Site-Data. A
 * page that finds it gone or changed missed a sign-out, and stores nothing any more.
 */
let signedInMark: { readonly key: string; value: string } | null = null;
let isSignedOut = false;
/** What this page wrote: another process of the browser may have cleared the device just before it arrived there. */
const savedHere = new Set<string>();

if (typeof document !== "undefined") {
  document.addEventListener(signOutEvent, () => {
    isSignedOut = true;
    removeSavedHere();
  });
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    // Two first pages at once: the mark that was written last is both pages' mark.
    if (
      signedInMark !== null &&
      key === signedInMark.key &&
      oldValue === signedInMark.value &&
      newValue !== null
    )
      signedInMark.value = newValue;
  });
}

/** Begins a page of this member, or (null) of a visitor; true when it is the first since the device was cleared. */
export function openDeviceStorage(memberId: string | null): boolean {
  isSignedOut = false;
  signedInMark = null;
  savedHere.clear();
  // Where nothing can be kept, no save comes late.
  if (memberId === null || !isStorageOpen()) return false;
  const key = `${storagePrefix}signed-in.${memberId}`;
  const found = readStorageText(key);
  signedInMark = { key, value: found ?? newUuid() };
  return found === null && writeStorage(key, signedInMark.value);
}

/** Keeps what was typed, in this tab alone if asked; false when that cannot be, or may not be any more. */
export function saveOnDevice(key: string, text: string, place: StoragePlace = "device"): boolean {
  if (!maySave() || !writeStorage(key, text, place)) return false;
  if (place === "device") savedHere.add(key);
  // Cleared at this very moment, by another process of the browser.
  if (!maySave()) removeFromStorage(key, place);
  return maySave();
}

function removeSavedHere(): void {
  for (const key of savedHere) removeFromStorage(key);
  savedHere.clear();
}

/** The database of the recordings that were kept on this device. */
export const recordingsDatabase = "mpower.recordings";

/** Removes every draft and recording from this device, and signals it to the other windows. */
export function clearDeviceStorage(): void {
  clearTabStorage();
  if (typeof indexedDB !== "undefined") indexedDB.deleteDatabase(recordingsDatabase);
  clearStorage("device");
  writeStorage(signedOutKey, "");
  removeFromStorage(signedOutKey);
}

/** Removes what this tab alone stores: no other window can. */
export function clearTabStorage(): void {
  clearStorage("tab");
}

function clearStorage(place: StoragePlace): void {
  for (const name of listStorage(storagePrefix, place))
    removeFromStorage(storagePrefix + name, place);
}

/** Whether this change of the storage, made elsewhere, means a sign-out: our script's signal, or all was cleared. */
export function isSignOutSignal({ key, newValue, storageArea }: StorageEvent): boolean {
  return (
    isDeviceStorage(storageArea) && (key === null || (key === signedOutKey && newValue !== null))
  );
}

/** False after a sign-out, here or elsewhere, also where this page missed the event. */
export function maySave(): boolean {
  return (
    !isSignedOut &&
    (signedInMark === null || readStorageText(signedInMark.key) === signedInMark.value)
  );
}
