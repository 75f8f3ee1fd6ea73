import { isVisitor, type Person } from "./person.server.ts";
import { AppError } from "#core/errors/app-error.ts";

/** How many texts are written at once. */
export type SlotCounts = {
  readonly perMember: number;
  readonly perAddress: number;
  readonly inAll: number;
};

export const slotCounts: SlotCounts = { perMember: 1, perAddress: 8, inAll: 300 };

/** A place among those being written for; call the returned function once to leave it. Throws AppError 429 or 503. */
export type Slots = { readonly take: (person: Person) => () => void };

export function createSlots({ perMember, perAddress, inAll }: SlotCounts = slotCounts): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(person) {
      const count = taken.get(person.key) ?? 0;
      if (count >= (isVisitor(person) ? perAddress : perMember)) throw stillWriting();
      if (all >= inAll)
        throw new AppError(
          "busy",
          "Many people are writing at this moment. Your answers are safe. Try again in a few seconds.",
          5,
        );
      taken.set(person.key, count + 1);
      all += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        all -= 1;
        const rest = (taken.get(person.key) ?? 1) - 1;
        if (rest === 0) taken.delete(person.key);
        else taken.set(person.key, rest);
      };
    },
  };
}

export function stillWriting(): AppError {
  return new AppError(
    "too_many_requests",
    "Your last text is still being written. Wait for it, or stop it first.",
    5,
  );
}
