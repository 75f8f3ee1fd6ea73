import { z } from "zod";

/** A setting that is on or off; off when unset. */
export const booleanFlag = z
  .enum(["1", "true", "0", "false"], "Set it to 1 or 0.")
  .default("0")
  .transform((value) => value === "1" || value === "true");
