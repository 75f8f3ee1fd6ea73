import { z } from "zod";

/** What a form of the page asks for. */
export const CoachingSessionAction = z.discriminatedUnion("do", [
  z.object({ do: z.literal("hold"), time: z.iso.datetime("Choose one of the times.") }),
  z.object({ do: z.literal("book"), time: z.iso.datetime() }),
  z.object({ do: z.literal("let go") }),
  z.object({ do: z.literal("cancel") }),
]);
export type CoachingSessionAction = z.infer<typeof CoachingSessionAction>;
