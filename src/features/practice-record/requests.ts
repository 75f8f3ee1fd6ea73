import { z } from "zod";
import { practiceKinds } from "#core/practice/practice-kinds.ts";

const day = 86_400_000;
const earliest = Date.UTC(2025, 0, 1);

/** A clock that is wrong by a day is taken; one that is wrong by years would spoil the order. */
const When = z.iso
  .datetime("Say when it was, as a date with its time.")
  .refine((at) => Date.parse(at) >= earliest && Date.parse(at) <= Date.now() + day, {
    message: "That time is not one this record can hold.",
  });

const seconds = z
  .number()
  .nonnegative()
  .max(6 * 3600, "A run lasts six hours at most.");

/** POST /api/practice: the figures of one run. Fields that are not named here are left out. */
export const NewPracticeRun = z.object({
  at: When,
  kind: z.enum(practiceKinds, "Choose say-it, push-back or interview-room."),
  toolId: z.string().min(1).max(60),
  seconds,
  wordsPerMinute: z.number().positive().max(1000).nullable(),
  silenceSeconds: seconds.nullable(),
});
export type NewPracticeRun = z.infer<typeof NewPracticeRun>;

/** Runs in the export, and taken back from it; a tool that is not here any more keeps its id. */
export const ExportedPracticeRuns = z.array(NewPracticeRun.extend({ at: z.coerce.date() }));
