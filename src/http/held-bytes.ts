/** How many bytes of unread uploads the process holds for everybody together. */
export type HeldBytes = {
  /** False when there is no room for so many more. */
  readonly take: (count: number) => boolean;
  readonly give: (count: number) => void;
};

export function createHeldBytes(most: number): HeldBytes {
  let held = 0;
  return {
    take(count) {
      if (held + count > most) return false;
      held += count;
      return true;
    },
    give(count) {
      held -= count;
    },
  };
}
