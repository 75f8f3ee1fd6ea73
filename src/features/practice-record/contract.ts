import { practiceKinds } from "#core/practice/practice-kinds.ts";
import * as s from "#core/schema.ts";

/** One run that was kept: figures alone, no words and no sound. */
export const PracticeRun = s.object({
  /** ISO 8601. */
  at: s.string,
  kind: s.oneOf(practiceKinds),
  toolId: s.string,
  seconds: s.number,
  wordsPerMinute: s.nullable(s.number),
  silenceSeconds: s.nullable(s.number),
});
export type PracticeRun = s.Infer<typeof PracticeRun>;

/** GET /api/practice: the latest runs, oldest first, and how many the account keeps. */
export const PracticeResponse = s.object({ runs: s.array(PracticeRun), total: s.number });
export type PracticeResponse = s.Infer<typeof PracticeResponse>;
