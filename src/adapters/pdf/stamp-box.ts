/** The name by which the stamp's object is found in the bytes of a kit. */
export const stampName = "BuyerStamp";

/** The room of the stamp, in points: where its first line stands, and what long addresses may take below. */
export const stampBox = { width: 424, height: 30, baseline: 18 } as const;
