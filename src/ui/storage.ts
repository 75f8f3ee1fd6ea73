import type { Schema } from "#core/schema.ts";

/** Kept on the device for every tab, or in this tab alone. */
export type StoragePlace = "device" | "tab";

function storageOf(place: StoragePlace): Storage {
  return place === "device" ? localStorage : sessionStorage;
}

/** The text under a key; null where there is none, or where the browser keeps nothing. */
export function readStorageText(key: string, place: StoragePlace = "device"): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** The JSON under a key as its schema reads it; null where nothing readable is. */
export function readStorage<T>(key: string, schema: Schema<T>, place?: StoragePlace): T | null {
  try {
    return schema.parse(JSON.parse(readStorageText(key, place) ?? ""));
  } catch {
    return null;
  }
}

/** Keeps a text; false where it cannot be kept. What is typed goes through device-storage.ts, which knows of a sign-out. */
export function writeStorage(key: string, text: string, place: StoragePlace = "device"): boolean {
  try {
    storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Lets a text go; false where the browser keeps nothing. */
export function removeFromStorage(key: string, place: StoragePlace = "device"): boolean {
  try {
    storageOf(place).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The rest of every key that begins with `prefix`. */
export function listStorage(prefix: string, place: StoragePlace = "device"): readonly string[] {
  try {
    return Object.keys(storageOf(place))
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Whether this browser lets a page read what it keeps. */
export function isStorageOpen(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Whether a change was one of what is kept for every tab. */
export function isDeviceStorage(area: Storage | null): boolean {
  return area === localStorage;
}
