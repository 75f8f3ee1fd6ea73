import type { HeldBytes } from "./held-bytes.ts";

const firstBytes = 64 * 1024;

/** Bytes that come in pieces of any size, in one piece of memory that doubles up to `most`, counted in `held` until it is disposed. */
export type GrowingBuffer = Disposable & {
  /** False when there is no room for the piece. */
  readonly add: (piece: Uint8Array) => boolean;
  readonly bytes: () => Uint8Array;
};

export function growingBuffer(most: number, held: HeldBytes): GrowingBuffer {
  let memory = Buffer.alloc(0);
  let size = 0;

  function hasRoom(wanted: number): boolean {
    if (wanted <= memory.byteLength) return true;
    const capacity = Math.max(wanted, Math.min(most, Math.max(memory.byteLength * 2, firstBytes)));
    if (!held.take(capacity - memory.byteLength)) return false;
    const next = Buffer.alloc(capacity);
    memory.copy(next, 0, 0, size);
    memory = next;
    return true;
  }

  return {
    add(piece) {
      if (!hasRoom(size + piece.byteLength)) return false;
      memory.set(piece, size);
      size += piece.byteLength;
      return true;
    },
    bytes: () => memory.subarray(0, size),
    [Symbol.dispose]() {
      held.give(memory.byteLength);
      memory = Buffer.alloc(0);
      size = 0;
    },
  };
}
