/** What is known of a finished round or session: figures, never words or sound. */
export type PracticeSummary = {
  readonly kind: "say-it" | "push-back" | "interview-room";
  readonly toolId: string;
  /** When it was finished: an ISO date with its time. */
  readonly at: string;
  /** How long was spoken, without the silence after the ask. */
  readonly seconds: number;
  readonly wordsPerMinute: number | null;
  /** The silence that was held after the ask, or before the answer; null where none was measured. */
  readonly silenceSeconds: number | null;
  readonly marks?: PracticeMarks;
};

/** How many answers of a session told each part of a story. */
export type PracticeMarks = {
  readonly answers: number;
  readonly situation: number;
  readonly task: number;
  readonly action: number;
  readonly result: number;
};

type Listener = (summary: PracticeSummary) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens on this page that a round or a session is finished. */
export function practiceFinished(summary: PracticeSummary): void {
  for (const listener of listeners) listener(summary);
}

/** Hears of each one that finishes from now on; returns what ends that. */
export function onPracticeFinished(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
