import { useSyncExternalStore } from "react";
import { keepOnDevice, keptHere } from "./device.ts";

const prefix = `${keptHere}record.`;

/** What she typed into the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** A form as it is kept on her device until it is saved. */
export type Kept = {
  readonly typed: Typed;
  /** What it will be saved under; null before the first try. */
  readonly id: string | null;
  /** She pressed Save, and it has not reached the server. */
  readonly isWaiting: boolean;
};

/** What is kept under a name; null when nothing readable is. */
export function readKept(name: string): Kept | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const id: unknown = Reflect.get(stored, "id");
    return {
      typed: textsOf(Reflect.get(stored, "typed")),
      id: typeof id === "string" ? id : null,
      isWaiting: Reflect.get(stored, "isWaiting") === true,
    };
  } catch {
    return null;
  }
}

/** Keeps a form, or (null) lets it go; false when this browser keeps nothing. */
export function keep(name: string, kept: Kept | null): boolean {
  if (kept !== null) return keepOnDevice(prefix + name, JSON.stringify(kept));
  try {
    localStorage.removeItem(prefix + name);
    return true;
  } catch {
    return false;
  }
}

/** Whether something was kept under a name before this page came. On the server, nothing is. */
export function useHasKept(name: string): boolean {
  return useSyncExternalStore(
    never,
    () => readKept(name) !== null,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}

function textsOf(value: unknown): Typed {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
