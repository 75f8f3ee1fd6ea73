import type { Database } from "#adapters/database/database.ts";
import { endUserSessions } from "#adapters/identity/session-store.ts";
import { user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { kitIds } from "#core/kits/kit-ids.ts";
import { type ErasureDeps, eraseAccount } from "#features/account/settings/deletion.server.ts";
import type { PurchaseLookup } from "#features/billing/purchases/purchase-lookup.server.ts";
import { downloadAccessOf } from "#features/delivery/download-access.ts";
import type { DeliveryService } from "#features/delivery/delivery-service.server.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";

export type PersonActDeps = ErasureDeps & {
  readonly purchases: Pick<PurchaseLookup, "find">;
  readonly delivery: Pick<DeliveryService, "sendFreshLinkAsOwner" | "downloadsFor">;
};

const id = z.string().max(100);

/** POST /api/desk/people/sign-out. */
export const SignOutRequest = z.object({ id });

/** POST /api/desk/people/fresh-link. */
export const FreshLinkRequest = z.object({
  id,
  purchase: id,
  kit: z.enum(kitIds, "There is no such kit."),
});

/** POST /api/desk/people/delete; `confirm` is the member’s address, typed. */
export const DeletionByOwnerRequest = z.object({ id, confirm: z.string().max(254) });

/** Mails a fresh link to the address of a member’s purchase and writes it down. Throws 404, and 409 where none can be sent. */
export async function sendFreshLinkAsOwner(
  { db, purchases, delivery }: PersonActDeps,
  actorId: string,
  { id: memberId, purchase: purchaseId, kit }: z.infer<typeof FreshLinkRequest>,
): Promise<void> {
  const purchase = await purchases.find(purchaseId);
  if (!purchase || purchase.userId !== memberId)
    throw new AppError("not_found", "This member has no such purchase.");
  if (downloadAccessOf(purchase, kit) !== "open")
    throw new AppError("too_late", "This purchase does not open that kit now. Nothing was sent.");
  await db.transaction(async (tx) => {
    const outcome = await delivery.sendFreshLinkAsOwner(tx, purchase, kit);
    if (outcome !== "sent") throw new AppError("too_late", notSentMessages[outcome]);
    await writeOwnerAct(tx, {
      actorId,
      act: "fresh link sent",
      subject: { kind: "purchase", id: purchase.id },
      before: { state: purchase.state },
      after: { state: purchase.state, kit },
    });
  });
}

const notSentMessages = {
  recent: "A link to this kit was sent within the last 15 minutes. Nothing more was sent.",
  unsendable: "This purchase has no address. Nothing was sent.",
} as const;

/** Ends every session of a member and writes it down. Throws 404, and 400 for the owner’s own. */
export async function signOutAsOwner(
  { db, log }: PersonActDeps,
  actorId: string,
  memberId: string,
): Promise<void> {
  requireAnother(actorId, memberId, "Your own sessions end on your account page.");
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const sessions = await endUserSessions(tx, memberId);
    await writeOwnerAct(tx, {
      actorId,
      act: "signed out everywhere",
      subject: { kind: "member", id: memberId },
      before: { sessions },
      after: { sessions: 0 },
    });
  });
  logSecurityEvent(log, { what: "session", outcome: "revoked", who: memberId, by: "owner" });
}

/** Deletes an account at the member’s request, as the account page does, and writes that down. Throws 400 for another address, 404. */
export async function deleteMemberAsOwner(
  deps: PersonActDeps,
  actorId: string,
  { id: memberId, confirm }: z.infer<typeof DeletionByOwnerRequest>,
): Promise<void> {
  requireAnother(actorId, memberId, "Your own account is deleted on your account page.");
  const person = await lockMember(deps.db, memberId);
  if (confirm.trim().toLowerCase() !== person.email)
    throw new AppError(
      "bad_request",
      "What was typed is not the address of this account. Nothing was deleted.",
    );
  // Erasing takes the member’s id out of every act, out of this one too.
  await eraseAccount(deps, person, (tx) =>
    writeOwnerAct(tx, {
      actorId,
      act: "account deleted",
      subject: { kind: "member", id: memberId },
      before: { account: true },
      after: { account: false },
    }),
  );
}

function requireAnother(actorId: string, memberId: string, message: string): void {
  if (actorId === memberId) throw new AppError("bad_request", message);
}

async function lockMember(tx: Database, memberId: string) {
  const [person] = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.id, memberId))
    .for("update");
  if (!person) throw new AppError("not_found", "There is no member of this id.");
  return person;
}
