/** How it stands with a letter. Once it is no draft its words stay as they are. */
export const letterStates = ["draft", "sending", "stopped", "sent"] as const;
export type LetterState = (typeof letterStates)[number];

/** Who a letter goes to: whoever joined the waitlist, members who agreed, or both. */
export const letterReaders = ["waitlist", "members", "both"] as const;
export type LetterReaders = (typeof letterReaders)[number];

/** How it stands with one reader’s copy. `left`: whoever left before it went. */
export const copyStates = ["waiting", "queued", "sent", "given up", "left"] as const;

export const maxSubjectLength = 150;
export const maxLetterLength = 20_000;

/** The name of a letter’s messages in the mail queue. */
export const batchOfLetter = (id: string) => `letter ${id}`;

/** The letter that a batch of messages belongs to; null when it is none. */
export function letterOfBatch(batch: string): string | null {
  return batch.startsWith("letter ") ? batch.slice("letter ".length) : null;
}
