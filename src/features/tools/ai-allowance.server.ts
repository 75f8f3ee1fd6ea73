import { AppError } from "#core/errors/app-error.ts";
import type { Person } from "./person.server.ts";

/** AI generations a day. */
export const aiPerDay = { visitor: 10, free: 40, pro: 300 } as const;

/** Counts AI generations by person and for the whole service. */
export type AiAllowance = {
  /** Takes one of today's; the returned function gives it back when nothing came of it. Throws AppError 429. */
  readonly take: (person: Person) => Promise<() => Promise<void>>;
};

const day = 24 * 60 * 60 * 1000;
const most = 100_000;

/** An allowance in memory; days are UTC days. */
export function createAiAllowance(serviceLimit: number, now = Date.now): AiAllowance {
  let today = Math.floor(now() / day);
  let used = new Map<string, number>();
  let all = 0;

  function turnPage() {
    const current = Math.floor(now() / day);
    if (current === today) return;
    today = current;
    used = new Map();
    all = 0;
  }

  return {
    async take({ key, plan }) {
      turnPage();
      const count = used.get(key) ?? 0;
      const limit = aiPerDay[plan];
      if (count >= limit)
        throw over(`You have used your ${limit} AI generations for today.`, now());
      if (all >= serviceLimit || (count === 0 && used.size >= most))
        throw over("All AI generations of today are used.", now());
      used.set(key, count + 1);
      all += 1;
      const takenOn = today;
      return async () => {
        if (takenOn !== today) return;
        used.set(key, Math.max(0, (used.get(key) ?? 0) - 1));
        all = Math.max(0, all - 1);
      };
    },
  };
}

function over(sentence: string, time: number): AppError {
  const seconds = Math.ceil((day - (time % day)) / 1000);
  const hours = Math.ceil(seconds / 3600);
  const when = hours === 1 ? "within the hour" : `in about ${hours} hours`;
  return new AppError(
    "too_many_requests",
    `${sentence} Your answers are safe. Try again ${when}.`,
    seconds,
  );
}
