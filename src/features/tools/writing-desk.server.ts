import type { Model } from "#adapters/model/model.ts";
import type { Assignment } from "#core/checks/judge.ts";
import { AppError } from "#core/errors/app-error.ts";
import { errorDetail } from "#http/error-detail.ts";
import type { Log } from "#http/log.ts";
import type { AiAllowance } from "./ai-allowance.server.ts";
import type { Allowance, GenerateAnswer } from "./contract.ts";
import { createMinutes, type Minutes } from "./minutes.server.ts";
import type { Person } from "./person.server.ts";
import type { SharedSlots } from "./shared-slots.server.ts";
import { createSlots, type SlotCounts, slotCounts } from "./slots.server.ts";
import { type RepairTimes, writeLanguage } from "./write-language.server.ts";

export type DeskParts = {
  readonly model: Model;
  readonly log: Log;
  readonly allowance: AiAllowance;
  /** Aborted when the process is about to end. */
  readonly stopping?: AbortSignal;
  readonly slots?: SlotCounts;
  /** Where several processes share one database. */
  readonly sharedSlots?: SharedSlots | undefined;
  readonly minutes?: Minutes;
  readonly repair?: RepairTimes;
};

/** One text being written: its pieces, then its answer. `leave` ends it and all that runs behind it. */
export type Begun = {
  readonly writing: AsyncGenerator<string, GenerateAnswer>;
  readonly signal: AbortSignal;
  readonly leave: () => void;
};

/** Where texts are written within everybody's limits. */
export type WritingDesk = {
  /** Throws AppError 429 or 503 before anything is written. */
  readonly begin: (assignment: Assignment, person: Person, asStream: boolean) => Promise<Begun>;
  /** The AI generations that the person has today; null when the composer writes, which needs none. */
  readonly rest: (person: Person) => Promise<Allowance | null>;
};

const usualRepair: RepairTimes = { startWithinMs: 45_000, takesMs: 20_000 };
/** No text takes longer than this, however slowly it is read. */
const longestMs = 150_000;

export function createDesk(parts: DeskParts): WritingDesk {
  const { model, log, stopping, repair = usualRepair, minutes = createMinutes() } = parts;
  const slots = createSlots(parts.slots ?? slotCounts);
  const isAi = model.source === "model";

  /** What comes back too late to be told to anyone; the records let go of a place by themselves. */
  async function quietly(work: () => Promise<void>) {
    await work().catch((error: unknown) => log.warn("not given back", errorDetail(error)));
  }

  /** A place and a generation of an AI; leaves neither taken when it throws. */
  async function takeAi(person: Person) {
    const leave = await parts.sharedSlots?.take(person);
    const leavePlace = () => (leave ? quietly(leave) : Promise.resolve());
    try {
      const { rest, giveBack } = await parts.allowance.take(person);
      return { rest, giveBack: () => quietly(giveBack), leavePlace };
    } catch (error) {
      await leavePlace();
      throw error;
    }
  }

  return {
    rest: async (person) => (isAi ? parts.allowance.rest(person) : null),
    async begin(assignment, person, asStream) {
      if (stopping?.aborted) throw restarting();
      await minutes(person);
      const release = asStream || isAi ? slots.take(person) : () => {};
      const ai = isAi ? await takeAi(person).catch(freeing(release)) : null;
      const ending = new AbortController();
      const { signal } = ending;
      const stop = () => ending.abort(restarting());
      const tooLong = setTimeout(() => ending.abort(tookTooLong()), longestMs);
      stopping?.addEventListener("abort", stop, { once: true });
      let ended: Promise<void> | undefined;
      const end = () => {
        ended ??= finish();
        return ended;
      };
      async function finish() {
        clearTimeout(tooLong);
        stopping?.removeEventListener("abort", stop);
        release();
        await ai?.leavePlace();
      }
      signal.addEventListener("abort", () => void end(), { once: true });

      async function* attended(): AsyncGenerator<string, GenerateAnswer> {
        try {
          const answer = yield* writeLanguage({ model, log, repair }, assignment, signal);
          return ai ? { ...answer, allowance: ai.rest } : answer;
        } catch (error) {
          // Who leaves has used the model all the same; who got an error has not.
          const left = signal.aborted && !(signal.reason instanceof AppError);
          if (!left) await ai?.giveBack();
          throw error;
        } finally {
          // Before she hears that it is done: her next request finds the place free.
          await end();
        }
      }

      return { writing: attended(), signal, leave: () => ending.abort() };
    },
  };
}

function freeing(release: () => void) {
  return (error: unknown): never => {
    release();
    throw error;
  };
}

function tookTooLong(): AppError {
  return new AppError(
    "upstream_timeout",
    "The text took too long. Your answers are safe. Try again.",
  );
}

function restarting(): AppError {
  return new AppError(
    "unavailable",
    "We are restarting. Your answers are safe. Try again in a moment.",
    5,
  );
}
