import { setTimeout as wait } from "node:timers/promises";
import {
  decodeMimePart,
  type ReceivedEmail,
  startMailServer,
} from "../../tests/support/account/mail-server.ts";

export type Letter = {
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
};

export type Mailbox = AsyncDisposable & {
  readonly url: string;
  /** What came to an address, oldest first. */
  readonly lettersTo: (address: string) => readonly Letter[];
  /** Every address with what came to it. */
  readonly all: () => ReadonlyMap<string, readonly Letter[]>;
  /** The newest letter to an address after the first `seen`; null when none comes in time. */
  readonly nextTo: (address: string, seen: number) => Promise<Letter | null>;
};

const waitMs = 45_000;

/** A mail server that sorts what it takes by address. */
export async function startMailbox(): Promise<Mailbox> {
  const server = await startMailServer();
  const letters = new Map<string, Letter[]>();
  let sorted = 0;

  function sort() {
    for (; sorted < server.received.length; sorted += 1) {
      const email = server.received[sorted];
      if (!email) continue;
      for (const address of email.to) {
        const there = letters.get(address);
        if (there) there.push(readLetter(email));
        else letters.set(address, [readLetter(email)]);
      }
    }
    return letters;
  }

  const lettersTo = (address: string) => sort().get(address) ?? [];
  return {
    url: server.url,
    lettersTo,
    all: sort,
    async nextTo(address, seen) {
      for (const until = Date.now() + waitMs; Date.now() < until; await wait(25)) {
        const there = lettersTo(address);
        if (there.length > seen) return there.at(-1) ?? null;
      }
      return null;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function readLetter(email: ReceivedEmail): Letter {
  const head = (name: string) =>
    new RegExp(`^${name}: (.+)`, "im").exec(email.raw)?.[1]?.trim() ?? "";
  return {
    messageId: head("Message-ID"),
    subject: head("Subject"),
    text: decodeMimePart(email, "text/plain"),
  };
}
