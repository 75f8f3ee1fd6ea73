import { useRef } from "react";
import { leaveIfLoggedOut } from "./api/logged-out.ts";
import { useAction } from "./use-action.ts";

type DeletionParts = {
  readonly remove: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly onRemoved: () => void;
  readonly onRestored: () => void;
  readonly onRemoveFailure: (error: unknown) => void;
  readonly onRestoreFailure: (error: unknown) => void;
};

/** Deleting at once, and undoing it: the way back waits until the deletion has arrived. */
export function useDeletion(parts: DeletionParts) {
  const deletion = useRef(Promise.resolve());

  async function remove() {
    try {
      await parts.remove();
      parts.onRemoved();
    } catch (error) {
      if (!leaveIfLoggedOut(error)) parts.onRemoveFailure(error);
    }
  }

  const undo = useAction(async () => {
    await deletion.current;
    try {
      await parts.restore();
      parts.onRestored();
    } catch (error) {
      if (!leaveIfLoggedOut(error)) parts.onRestoreFailure(error);
      throw error;
    }
  });

  return {
    remove: () => {
      deletion.current = remove();
    },
    undo: () => void undo.run(undefined),
    isUndoing: undo.isPending,
  };
}
