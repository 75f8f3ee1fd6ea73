import { isChangedElsewhere } from "#ui/api/api-error.ts";
import { useDeletion } from "#ui/forms/use-deletion.ts";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useState } from "react";
import type { RecordActions } from "./use-record-actions.ts";

type RecordRowOptions<One, Fields> = {
  readonly record: One;
  readonly actions: RecordActions<One, Fields>;
  /** What the toasts say. */
  readonly messages: {
    readonly deleted: string;
    readonly restored: string;
    readonly deleteFailed: string;
    readonly restoreFailed: string;
  };
  /** The row is there again after a deletion, and takes the focus. */
  readonly onBack: () => void;
};

/** Deleting a row with a way back. When another window changed it meanwhile, the row shows it and says so. */
export function useRecordRow<One extends { readonly id: string }, Fields>({
  record,
  actions,
  messages,
  onBack,
}: RecordRowOptions<One, Fields>) {
  const [isChanged, setChanged] = useState(false);

  async function showNewer() {
    actions.show(await actions.read(record.id));
    setChanged(true);
  }

  const deletion = useDeletion({
    remove: () => actions.remove(record),
    restore: () => actions.restore(record),
    onRemoved: () => toast({ title: messages.deleted }),
    onRestored() {
      onBack();
      toast({ title: messages.restored });
    },
    onRemoveFailure(error) {
      onBack();
      dangerToast(messages.deleteFailed, error);
      if (isChangedElsewhere(error)) void showNewer();
    },
    onRestoreFailure: (error) => dangerToast(messages.restoreFailed, error),
  });
  return { deletion, isChanged };
}
