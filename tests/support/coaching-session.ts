import { randomUUID } from "node:crypto";
import type { Purchase } from "#core/purchases/purchase.ts";
import { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import type { SignedInPerson } from "./account/sign-in.ts";
import type { TestApp } from "./app/test-app.ts";

/** A paid session as billing passes it on. */
export function coachingSessionPurchase(owner: Pick<Purchase, "userId" | "email">): Purchase {
  return {
    id: randomUUID(),
    kind: "session",
    sku: "private-strategy-session",
    state: "paid",
    ...owner,
    amount: 9900,
    paidAt: new Date(),
    invoiceUrl: null,
  };
}

export type PaidCoachingSession = {
  readonly purchase: Purchase;
  readonly path: string;
  /** The session as its owner sees it. */
  readonly view: (query?: string) => Promise<CoachingSessionView>;
  /** Its page. */
  readonly get: () => Promise<Response>;
  /** Sends a form of its page. */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** Keeps and books this time, or the first that is free. Answers when it begins. */
  readonly book: (time?: string, zone?: string) => Promise<string>;
};

/** A session that this member has paid. */
export async function payForCoachingSession(
  app: TestApp,
  { id, email, request }: SignedInPerson,
): Promise<PaidCoachingSession> {
  const purchase = coachingSessionPurchase({ userId: id, email });
  await app.db.transaction((tx) => app.coachingSessions.grantCredit(tx, purchase));
  return coachingSessionFor(purchase, request);
}

export function coachingSessionFor(
  purchase: Purchase,
  request: SignedInPerson["request"],
): PaidCoachingSession {
  const path = `/sessions/${purchase.id}`;
  const view = async (query = "") =>
    CoachingSessionView.parse(await (await request(`/api${path}${query}`)).json());
  const send = (fields: Readonly<Record<string, string>>) =>
    request(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    purchase,
    path,
    view,
    get: () => request(path),
    send,
    async book(wanted, zone = "Europe/London") {
      const time = wanted ?? firstOfferedTime(await view("?move=1"));
      for (const step of ["hold", "book"]) {
        const response = await send({ do: step, time, zone });
        if (response.status !== 303) throw new Error(`${step}: ${await response.text()}`);
      }
      return time;
    },
  };
}

export function offeredTimesOf({ days }: CoachingSessionView): readonly string[] {
  return days.flatMap(({ times }) => times.map(({ startsAt }) => startsAt));
}

export function firstOfferedTime(view: CoachingSessionView): string {
  const [time] = offeredTimesOf(view);
  if (time === undefined) throw new Error("No time is free.");
  return time;
}
