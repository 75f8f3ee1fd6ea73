import type { Database } from "#adapters/database/database.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  type Credit,
  findCredit,
  isCreditOf,
  findSlots,
  type CreditSource,
} from "./credit-records.server.ts";
import {
  isUpcoming,
  type SessionNotifications,
} from "#features/coaching-sessions/email/session-notifications.server.ts";
import { readPlan } from "#features/coaching-sessions/schedule/plan-records.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { formatZonedDay } from "#features/coaching-sessions/schedule/format-time.ts";

export type CreditDeps = {
  readonly db: Database;
  readonly source: CreditSource;
  readonly notifications: SessionNotifications;
  /** What the names of calendar events end in. */
  readonly host: string;
  readonly now: () => Date;
};

/** What a purchase's page and list say of its session. */
export type PurchasedSession = {
  readonly id: string;
  readonly state: "unused" | "held" | "booked" | "past" | "void";
  readonly startsAt: Date | null;
  /** "Tuesday, December 1, 2026" in the buyer's time zone. */
  readonly day: string | null;
};

/** Paid hours: given, taken back, given again. Each inside the transaction that changes the purchase. */
export function createCredits({ db, source, notifications, host, now }: CreditDeps) {
  /** One hour for a paid session; a second call changes nothing. */
  async function grantCredit(tx: Database, purchase: Purchase): Promise<void> {
    if (purchase.kind !== "session") return;
    const { id, userId, email } = purchase;
    const { provider, livemode } = source;
    await tx
      .insert(sessionCredit)
      .values({ purchaseId: id, provider, livemode, userId, email, uid: `${id}@${host}` })
      .onConflictDoNothing();
  }

  /** Takes the hour back and frees its time; a session that was to come is cancelled in both calendars. */
  async function voidCredit(tx: Database, { id }: Pick<Purchase, "id">): Promise<void> {
    const [credit] = await tx
      .select()
      .from(sessionCredit)
      .where(isCreditOf(source, id))
      .for("update");
    if (!credit || credit.voidedAt !== null) return;
    const { booked } = await findSlots(tx, id, now());
    const isCancelled = booked !== null && isUpcoming(booked.startsAt, now());
    const changed = isCancelled ? withNextSequence(credit) : credit;
    await tx
      .update(sessionCredit)
      .set({ voidedAt: now(), sequence: changed.sequence })
      .where(eq(sessionCredit.purchaseId, id));
    if (booked === null || isCancelled)
      await tx.delete(sessionSlot).where(eq(sessionSlot.purchaseId, id));
    if (isCancelled) await notifications.notifyCancelled(tx, changed, booked.startsAt, "returned");
  }

  /** The buyer may book the hour again. */
  async function restoreCredit(tx: Database, purchase: Purchase): Promise<void> {
    await grantCredit(tx, purchase);
    await tx.update(sessionCredit).set({ voidedAt: null }).where(isCreditOf(source, purchase.id));
  }

  /** Hours bought as a guest with this address, which is proven now, are the member's. */
  async function adoptCredits(
    tx: Database,
    who: { readonly userId: string; readonly email: string },
  ) {
    await tx
      .update(sessionCredit)
      .set({ userId: who.userId })
      .where(
        and(
          isNull(sessionCredit.userId),
          eq(sessionCredit.provider, source.provider),
          eq(sessionCredit.livemode, source.livemode),
          eq(sql`lower(${sessionCredit.email})`, who.email.toLowerCase()),
        ),
      );
  }

  /** A guest's emails go to another address from now on; what is booked is sent there once more. */
  async function changeCreditEmail(tx: Database, purchaseId: string, email: string): Promise<void> {
    const [credit] = await tx
      .update(sessionCredit)
      .set({ email })
      .where(isCreditOf(source, purchaseId))
      .returning();
    if (!credit || credit.voidedAt !== null) return;
    const { booked } = await findSlots(tx, purchaseId, now());
    if (booked === null || !isUpcoming(booked.startsAt, now())) return;
    const changed = withNextSequence(credit);
    await tx
      .update(sessionCredit)
      .set({ sequence: changed.sequence })
      .where(isCreditOf(source, purchaseId));
    await notifications.notifyBooked(tx, changed, booked.startsAt, null);
  }

  /** Null when the purchase has no session. */
  async function sessionFor({ id }: Pick<Purchase, "id">): Promise<PurchasedSession | null> {
    const credit = await findCredit(db, source, id);
    if (!credit) return null;
    const { booked, held } = await findSlots(db, id, now());
    const none = { id, startsAt: null, day: null };
    if (credit.voidedAt !== null) return { ...none, state: "void" };
    if (booked === null) return { ...none, state: held ? "held" : "unused" };
    const { startsAt } = booked;
    const state = isUpcoming(startsAt, now()) ? "booked" : "past";
    const zone = credit.timeZone ?? (await readPlan(db)).zone;
    return { id, state, startsAt, day: formatZonedDay(startsAt, zone, "year") };
  }

  return { grantCredit, voidCredit, restoreCredit, adoptCredits, changeCreditEmail, sessionFor };
}

/** The credit after one more change of its event. */
export function withNextSequence(credit: Credit): Credit {
  return { ...credit, sequence: credit.sequence === null ? 0 : credit.sequence + 1 };
}
