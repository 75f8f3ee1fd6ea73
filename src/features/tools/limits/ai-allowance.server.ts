import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { DailyAllowance } from "#features/tools/contract.ts";
import type { Caller } from "./caller.server.ts";
import { aiUse } from "#features/tools/table.server.ts";

/** AI generations a day. */
export const aiGenerationsPerDay = { visitor: 10, free: 40, pro: 300 } as const;

export type TakenGeneration = {
  /** What the person has left after this one. */
  readonly remaining: DailyAllowance;
  /** Puts it back: nothing came of it. */
  readonly refund: () => Promise<void>;
  /** Resolves when the count is on the disk; until then a power cut may take it back. */
  readonly persist: () => Promise<void>;
};

/** Counts AI generations by person and for the service, in the database: restarts and processes change nothing. */
export type AiAllowance = {
  /** Takes one of today's. Throws AppError 429, and any error of the database. */
  readonly take: (caller: Caller) => Promise<TakenGeneration>;
  /** What the person has today. */
  readonly getRemaining: (caller: Caller) => Promise<DailyAllowance>;
};

const dayMs = 24 * 60 * 60 * 1000;
const serviceKey = "service";

const Counts = z.object({
  rows: z.tuple([z.object({ person: z.number().nullable(), service: z.number().nullable() })]),
});

/** An allowance stored in the database; days are UTC days. */
export function createAiAllowance(db: Database, serviceLimit: number, now = Date.now): AiAllowance {
  async function add(today: string, key: string, limit: number) {
    // One statement: each row is counted up only below its limit, the service's only after the person's.
    const answer = await db.execute(sql`
      with soon as (
        -- The first word waits for no disk; persist does, before the text ends.
        select set_config('synchronous_commit', 'off', true)
      ), person as (
        insert into ${aiUse} (day, key, used) values (${today}, ${key}, 1)
        on conflict (day, key) do update set used = ai_use.used + 1 where ai_use.used < ${limit}
        returning used
      ), service as (
        insert into ${aiUse} (day, key, used) select ${today}::date, ${serviceKey}, 1 from person
        on conflict (day, key) do update set used = ai_use.used + 1 where ai_use.used < ${serviceLimit}
        returning used
      )
      select (select used from person) as person, (select used from service) as service from soon`);
    return Counts.parse(answer).rows[0];
  }

  /** What is committed is on the disk with all that was committed before it. */
  async function persist(today: string, key: string) {
    await db.execute(sql`update ${aiUse} set used = used where day = ${today} and key = ${key}`);
  }

  /** In the order of `add`, so that two statements never wait for each other. */
  async function subtract(today: string, key: string, alsoService: boolean) {
    await db.execute(sql`
      with person as (
        update ${aiUse} set used = used - 1 where day = ${today} and key = ${key} and used > 0
        returning used
      )
      update ${aiUse} set used = used - 1
      where day = ${today} and key = ${serviceKey} and used > 0
        and ${alsoService} and exists (select 1 from person)`);
  }

  return {
    async take({ key, plan }) {
      const time = now();
      const today = dayOf(time);
      const perDay = aiGenerationsPerDay[plan];
      const { person, service } = await add(today, key, perDay);
      if (person === null)
        throw allowanceUsedError(`You have used your ${perDay} AI generations for today.`, time);
      if (service === null) {
        await subtract(today, key, false);
        throw allowanceUsedError("All AI generations of today are used.", time);
      }
      return {
        remaining: { perDay, left: Math.min(perDay - person, serviceLimit - service) },
        refund: () => subtract(today, key, true),
        persist: () => persist(today, key),
      };
    },
    async getRemaining({ key, plan }) {
      const today = dayOf(now());
      const answer = await db.execute(sql`
        select (select used from ${aiUse} where day = ${today} and key = ${key}) as person,
               (select used from ${aiUse} where day = ${today} and key = ${serviceKey}) as service`);
      const { person, service } = Counts.parse(answer).rows[0];
      const perDay = aiGenerationsPerDay[plan];
      const left = Math.min(perDay - (person ?? 0), serviceLimit - (service ?? 0));
      return { perDay, left: Math.max(0, left) };
    },
  };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function allowanceUsedError(sentence: string, time: number): AppError {
  const seconds = Math.ceil((dayMs - (time % dayMs)) / 1000);
  const hours = Math.ceil(seconds / 3600);
  const when = hours === 1 ? "within the hour" : `in about ${hours} hours`;
  return new AppError(
    "too_many_requests",
    `${sentence} Your answers are safe. Try again ${when}.`,
    seconds,
  );
}
