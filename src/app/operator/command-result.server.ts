import { z } from "zod";

/** What a command printed, and the exit code: 0 done, 1 not possible, 2 typed wrong. */
export const CommandResult = z.object({ code: z.number().int().min(0).max(2), text: z.string() });
export type CommandResult = z.infer<typeof CommandResult>;
