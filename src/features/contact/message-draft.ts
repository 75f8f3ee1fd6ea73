import { type RefObject, useEffect } from "react";
import { keepOnDevice, keptHere } from "#ui/device.ts";

const key = `${keptHere}contact`;

const fields = ["topic", "email", "message"] as const;

/** Keeps what she typed in this tab until it is sent: it survives a reload, a crash and signing in. */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const shown = form.current;
    if (!shown) return undefined;
    restore(shown);
    const onInput = () => keep(shown);
    shown.addEventListener("input", onInput);
    return () => shown.removeEventListener("input", onInput);
  }, [form]);
}

export function dropMessageDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is left to remove.
  }
}

function keep(form: HTMLFormElement): void {
  const typed = Object.fromEntries(fields.map((name) => [name, fieldOf(form, name)?.value ?? ""]));
  // A full or closed storage keeps nothing; the form itself still does.
  keepOnDevice(key, JSON.stringify(typed), "tab");
}

/** What stands in a field already is newer. */
function restore(form: HTMLFormElement): void {
  const kept = read();
  for (const name of fields) {
    const field = fieldOf(form, name);
    const value: unknown = kept && Reflect.get(kept, name);
    if (field && field.value === "" && typeof value === "string") field.value = value;
  }
}

function read(): object | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  const isOurs =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return isOurs ? field : null;
}
