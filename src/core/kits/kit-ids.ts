import { type KitId, kits } from "./kits.ts";

/** For schemas. */
export const kitIds: readonly KitId[] = kits.map(({ id }) => id);
