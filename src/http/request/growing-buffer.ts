import type { MemoryBudget } from "./memory-budget.ts";

const initialBytes = 64 * 1024;

/** Bytes that come in pieces of any size, in one piece of memory that doubles up to `most`, counted in `held` until it is disposed. */
export type GrowingBuffer = Disposable & {
  /** False when there is no room for the piece. */
  readonly append: (piece: Uint8Array) => boolean;
  readonly bytes: () => Uint8Array;
};

export function createGrowingBuffer(maxBytes: number, budget: MemoryBudget): GrowingBuffer {
  let memory = Buffer.alloc(0);
  let size = 0;

  function ensureCapacity(wanted: number): boolean {
    if (wanted <= memory.byteLength) return true;
    const capacity = Math.max(
      wanted,
      Math.min(maxBytes, Math.max(memory.byteLength * 2, initialBytes)),
    );
    if (!budget.reserve(capacity - memory.byteLength)) return false;
    const next = Buffer.alloc(capacity);
    memory.copy(next, 0, 0, size);
    memory = next;
    return true;
  }

  return {
    append(piece) {
      if (!ensureCapacity(size + piece.byteLength)) return false;
      memory.set(piece, size);
      size += piece.byteLength;
      return true;
    },
    bytes: () => memory.subarray(0, size),
    [Symbol.dispose]() {
      budget.release(memory.byteLength);
      memory = Buffer.alloc(0);
      size = 0;
    },
  };
}
