/** How many bytes of unread uploads the process holds for everybody together. */
export type MemoryBudget = {
  /** False when there is no room for so many more. */
  readonly reserve: (count: number) => boolean;
  readonly release: (count: number) => void;
};

export function createMemoryBudget(maxBytes: number): MemoryBudget {
  let reserved = 0;
  return {
    reserve(count) {
      if (reserved + count > maxBytes) return false;
      reserved += count;
      return true;
    },
    release(count) {
      reserved -= count;
    },
  };
}
