import { InterviewAnswer, InterviewSession } from "#core/rehearsal/interview/interview-session.ts";
import * as s from "#core/schema.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { readStorageText } from "#ui/storage.ts";

/** A session that is over. */
export type PastInterview = Pick<InterviewSession, "startedAt" | "seconds" | "answers">;

/** What the device keeps of the interviews about one bank of questions: dates, places and marks. */
export type InterviewRecord = {
  readonly bankKey: number;
  readonly current: InterviewSession | null;
  /** The newest first. */
  readonly kept: readonly PastInterview[];
};

/** How many sessions are kept. */
const maxKept = 20;

const InterviewRecord: s.Schema<InterviewRecord> = s.object({
  bankKey: s.number,
  current: s.nullable(InterviewSession),
  kept: s.array(
    s.object({ startedAt: s.string, seconds: s.number, answers: s.array(InterviewAnswer) }),
  ),
} satisfies s.SchemasOf<InterviewRecord>);

/** What lies there about these questions; a session that was under way is paused. */
export function readInterviews(owner: string, bankKey: number): InterviewRecord {
  const empty: InterviewRecord = { bankKey, current: null, kept: [] };
  try {
    const record = InterviewRecord.parse(JSON.parse(readStorageText(keyOf(owner)) ?? ""));
    if (record.bankKey !== bankKey) return empty;
    return { ...record, current: record.current && { ...record.current, isPaused: true } };
  } catch {
    return empty;
  }
}

/** Keeps them on this device, for this owner, until the sign-out; false where the browser keeps nothing. */
export function saveInterviews(owner: string, record: InterviewRecord): boolean {
  return saveOnDevice(keyOf(owner), JSON.stringify(record));
}

/** The record once its session is over: kept where anything was answered. */
export function closeInterview(record: InterviewRecord): InterviewRecord {
  const { current } = record;
  if (!current || current.answers.length === 0) return { ...record, current: null };
  const { startedAt, seconds, answers } = current;
  const kept = [{ startedAt, seconds, answers }, ...record.kept].slice(0, maxKept);
  return { ...record, current: null, kept };
}

function keyOf(owner: string): string {
  return `${storagePrefix}interview-room.${owner}`;
}
