import { type RefObject, useEffect } from "react";
import { record, string } from "#core/schema.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { readStorage, removeFromStorage } from "#ui/storage.ts";

const storageKey = `${storagePrefix}contact`;

const fields = ["topic", "email", "message"] as const;

/** Stores what is typed in this tab until it is sent: it survives a reload, a crash and signing in. */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    restore(element);
    const onInput = () => save(element);
    element.addEventListener("input", onInput);
    return () => element.removeEventListener("input", onInput);
  }, [form]);
}

export function clearMessageDraft(): void {
  removeFromStorage(storageKey, "tab");
}

function save(form: HTMLFormElement): void {
  const typed = Object.fromEntries(fields.map((name) => [name, fieldOf(form, name)?.value ?? ""]));
  // A full or closed storage keeps nothing; the form itself still does.
  saveOnDevice(storageKey, JSON.stringify(typed), "tab");
}

/** What stands in a field already is newer. */
function restore(form: HTMLFormElement): void {
  const stored = readStorage(storageKey, record(string), "tab") ?? {};
  for (const name of fields) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = stored[name] ?? "";
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
