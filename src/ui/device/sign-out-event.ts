/** Told on the document when she signs out, in every open window: what is hers leaves this device. */
export const signOutEvent = "sign-out";

/** What has to reach the server before she is signed out, such as the words of the last second. */
export type PendingSaves = Promise<unknown>[];

/** The list that whoever hears of the sign-out may add to; null when nobody waits for it. */
export function pendingSavesOf(event: Event): PendingSaves | null {
  return event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : null;
}
