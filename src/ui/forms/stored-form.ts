import { useSyncExternalStore } from "react";
import * as s from "#core/schema.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { readStorage, removeFromStorage } from "#ui/storage.ts";

const storageKeyPrefix = `${storagePrefix}record.`;

/** What was typed into the fields of a form, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** A form as it is stored on this device until it is saved. */
export type StoredForm = {
  readonly typed: FormValues;
  /** What it will be saved under; null before the first try. */
  readonly id: string | null;
  /** Save was pressed, and it has not reached the server. */
  readonly isWaiting: boolean;
};

const Stored: s.Schema<StoredForm> = s.object({
  typed: s.fallback(s.record(s.string), {}),
  id: s.fallback(s.string, null),
  isWaiting: s.fallback(s.boolean, false),
});

/** What is stored under a name; null when nothing readable is. */
export function readStoredForm(name: string): StoredForm | null {
  return readStorage(storageKeyPrefix + name, Stored);
}

/** Stores a form, or (null) removes it; false when this browser stores nothing. */
export function storeForm(name: string, form: StoredForm | null): boolean {
  const key = storageKeyPrefix + name;
  return form === null ? removeFromStorage(key) : saveOnDevice(key, JSON.stringify(form));
}

/** Whether something was stored under a name before this page came. On the server, nothing is. */
export function useHasStoredForm(name: string): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readStoredForm(name) !== null,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
