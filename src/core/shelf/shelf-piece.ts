export const shelfKinds = ["win", "move", "position", "saved"] as const;

export type ShelfKind = (typeof shelfKinds)[number];

/** One thing from a member’s own record that can serve as material. */
export type ShelfPiece = {
  /** Its kind and id: "win:0198…". */
  readonly key: string;
  readonly kind: ShelfKind;
  /** What it is called in a receipt. */
  readonly name: string;
  /** The member’s words. */
  readonly text: string;
};

/** A piece, and the question whose answer it belongs to. */
export type TickedPiece = { readonly piece: ShelfPiece; readonly question: string };
