/** Dispatched on the document on signing out, in every open window: the member's data leaves this device. */
export const signOutEvent = "sign-out";

/** What is waited for before a member is signed out: promises of the words of the last second. */
export type PendingSaves = unknown[];

/** The list that a listener of the sign-out may add to; null when nobody waits for it. */
export function pendingSavesOf(event: Event): PendingSaves | null {
  return event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : null;
}
