import { useRef } from "react";
import { redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { useAction } from "#ui/use-action.ts";

type DeletionOptions = {
  readonly remove: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly onRemoved: () => void;
  readonly onRestored: () => void;
  readonly onRemoveFailure: (error: unknown) => void;
  readonly onRestoreFailure: (error: unknown) => void;
};

/** Deleting at once, and undoing it: the way back waits until the deletion has arrived. */
export function useDeletion(options: DeletionOptions) {
  const deletion = useRef(Promise.resolve());

  async function remove() {
    try {
      await options.remove();
      options.onRemoved();
    } catch (error) {
      if (!redirectIfLoggedOut(error)) options.onRemoveFailure(error);
    }
  }

  const undo = useAction(async () => {
    await deletion.current;
    try {
      await options.restore();
      options.onRestored();
    } catch (error) {
      if (!redirectIfLoggedOut(error)) options.onRestoreFailure(error);
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
