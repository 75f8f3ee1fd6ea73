import type { LetterReaders, LetterState } from "#features/letters/letter.ts";

export const stateNames: Readonly<Record<LetterState, string>> = {
  draft: "Draft",
  sending: "Sending",
  stopped: "Stopped",
  sent: "Sent",
};

export const readerNames: Readonly<Record<LetterReaders, string>> = {
  waitlist: "The waitlist",
  members: "Members who agreed",
  both: "Both, each address once",
};

/** What a letter is called where its subject is still empty. */
export function letterName({ subject }: { readonly subject: string }): string {
  return subject === "" ? "Without a subject" : subject;
}

/** "1 address", "12 addresses". */
export function formatAddresses(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "address" : "addresses"}`;
}
