import type { Settings } from "#adapters/env.ts";
import type { Database } from "#adapters/database/database.ts";
import type { OpenMail } from "#adapters/mail/index.ts";
import type { JobHandler, Queue } from "#adapters/queue/queue.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { letterOfBatch } from "#features/letters/letter.ts";
import { letter } from "#features/letters/table.server.ts";
import { createUnsubscribeTokens } from "#features/letters/unsubscribe-token.server.ts";
import { and, eq } from "drizzle-orm";
import { createLeaveLetters, type LeaveLetters } from "./leave-letters.server.ts";
import { createLetterActs, type LetterActs } from "./letter-acts.server.ts";
import { createLetterTurnHandler, letterJobKind } from "./letter-turn.server.ts";

const defaultTurnMs = 10_000;

export type LettersDeps = {
  readonly db: Database;
  readonly queue: Queue;
  readonly secrets: KeyRing;
  readonly settings: Settings;
  readonly turnMs?: number | undefined;
} & Pick<OpenMail, "mailer" | "bulkMailer">;

export type Letters = {
  readonly acts: LetterActs;
  readonly leaving: LeaveLetters;
  readonly jobHandlers: Readonly<Record<string, JobHandler>>;
};

/** Letters to many: what an owner does with them, how they go, and how a reader leaves. */
export function createLetters({ settings, secrets, turnMs, ...deps }: LettersDeps): Letters {
  const { BASE_URL: baseUrl, BRAND_NAME: brand } = settings;
  const tokens = createUnsubscribeTokens(secrets, baseUrl);
  const sender = { brand, baseUrl };
  const shared = { ...deps, tokens, sender, turnMs: turnMs ?? defaultTurnMs };
  return {
    acts: createLetterActs(shared),
    leaving: createLeaveLetters(shared),
    jobHandlers: { [letterJobKind]: createLetterTurnHandler(shared) },
  };
}

/** Whether a batch of the mail queue is a letter that an owner stopped. */
export async function isStoppedLetter(db: Database, batch: string): Promise<boolean> {
  const id = letterOfBatch(batch);
  if (id === null) return false;
  return (await db.$count(letter, and(eq(letter.id, id), eq(letter.state, "stopped")))) > 0;
}
