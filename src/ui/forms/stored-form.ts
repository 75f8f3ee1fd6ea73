import { useSyncExternalStore } from "react";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";

const storageKeyPrefix = `${storagePrefix}record.`;

/** What she typed into the fields of a form, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** A form as it is kept on her device until it is saved. */
export type StoredForm = {
  readonly typed: FormValues;
  /** What it will be saved under; null before the first try. */
  readonly id: string | null;
  /** She pressed Save, and it has not reached the server. */
  readonly isWaiting: boolean;
};

/** What is kept under a name; null when nothing readable is. */
export function readStoredForm(name: string): StoredForm | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeyPrefix + name) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const id: unknown = Reflect.get(stored, "id");
    return {
      typed: readFormValues(Reflect.get(stored, "typed")),
      id: typeof id === "string" ? id : null,
      isWaiting: Reflect.get(stored, "isWaiting") === true,
    };
  } catch {
    return null;
  }
}

/** Keeps a form, or (null) lets it go; false when this browser keeps nothing. */
export function storeForm(name: string, kept: StoredForm | null): boolean {
  if (kept !== null) return saveOnDevice(storageKeyPrefix + name, JSON.stringify(kept));
  try {
    localStorage.removeItem(storageKeyPrefix + name);
    return true;
  } catch {
    return false;
  }
}

/** Whether something was kept under a name before this page came. On the server, nothing is. */
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

function readFormValues(value: unknown): FormValues {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
