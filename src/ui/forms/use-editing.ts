import { type RefObject, useEffect, useState } from "react";
import { isChangedElsewhere } from "#ui/api/api-error.ts";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import type { FormValues } from "./stored-form.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useEscape } from "#ui/use-escape.ts";
import { type Saving, useSaving } from "./use-saving.ts";

type EditingOptions<Thing> = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The field to focus first. */
  readonly field: RefObject<HTMLElement | null>;
  /** The key that it is stored under on this device until it is saved. */
  readonly name: string;
  /** Opened by the member; otherwise it is open because it was not saved. */
  readonly takesFocus: boolean;
  readonly start: FormValues;
  /** Saves what was typed over this version. Throws ApiError. */
  readonly change: (typed: FormValues, version: number) => Promise<unknown>;
  /** The thing as the server has it now. Throws ApiError. */
  readonly read: () => Promise<Thing>;
  readonly show: (record: Thing) => void;
  readonly isSame: (record: Thing, typed: FormValues) => boolean;
  /** What the toasts say. */
  readonly messages: { readonly saved: string; readonly failed: string };
  readonly onDone: () => void;
};

export type Editing<Thing> = {
  readonly saving: Saving;
  /** What another window saved meanwhile, where it is not what was typed here. */
  readonly newer: Thing | null;
  readonly keepMine: () => void;
  readonly takeOther: () => void;
  /** Closes it without saving; Escape does the same. */
  readonly leave: () => void;
};

/** A stored thing edited in place: when another window was first, both texts are there and the member chooses. */
export function useEditing<Thing extends { readonly version: number }>(
  options: EditingOptions<Thing>,
): Editing<Thing> {
  const { form, field, name, takesFocus, start, change, read, show, isSame, messages, onDone } =
    options;
  const [newer, setNewer] = useState<Thing | null>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);

  const saving = useSaving({
    form,
    name,
    start,
    async save(typed) {
      try {
        await change(typed, Number(typed["version"]));
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error;
        const now = await read();
        if (!isSame(now, typed)) {
          setNewer(now);
          throw error;
        }
        show(now);
      }
      toast({ title: messages.saved });
      onDone();
    },
    onFailure: (error) => dangerToast(messages.failed, error),
  });

  function leave() {
    saving.reset();
    onDone();
  }
  useEscape(form, leave);

  return {
    saving,
    newer,
    leave,
    keepMine() {
      if (!newer) return;
      saving.change({ version: `${newer.version}` });
      setNewer(null);
      field.current?.focus();
      void saving.submit();
    },
    takeOther() {
      if (newer) show(newer);
      leave();
    },
  };
}
