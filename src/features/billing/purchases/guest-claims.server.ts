import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { isOfProvider } from "#features/billing/active-provider.server.ts";
import { purchase } from "#features/billing/table.server.ts";

const claimDays = 180;

export type GuestClaims = ReturnType<typeof createGuestClaims>;

/** The cookie that identifies a guest's browser as the one that bought. Only its hash is stored here. */
export function createGuestClaims(baseUrl: string) {
  const isSecure = baseUrl.startsWith("https:");
  const name = isSecure ? "__Host-claim" : "claim";
  const find = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
  return {
    /** The token out of a Cookie header; null when there is none. */
    parse: (header: string | null | undefined): string | null =>
      find.exec(header ?? "")?.[1] ?? null,
    hash: hashClaimToken,
    createToken: (): string => randomBytes(32).toString("base64url"),
    /** The Set-Cookie line that gives a browser this token. */
    serialize: (token: string): string =>
      `${name}=${token}; Max-Age=${claimDays * 86_400}; Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`,
  };
}

/** The token has 256 random bits, so a plain hash cannot be tried out. */
export function hashClaimToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What was bought as a guest with an address belongs to the member who proves that address. One of each kit moves. */
export async function adoptGuestPurchases(
  tx: Database,
  { payments: source, hooks }: Pick<BillingContext, "payments" | "hooks">,
  person: { readonly userId: string; readonly email: string },
): Promise<void> {
  const { userId, email } = person;
  const isGuests = and(
    isOfProvider(source, purchase),
    isNull(purchase.userId),
    isNull(purchase.forgottenAt),
    eq(purchase.email, email),
    ne(purchase.state, "open"),
  );
  const found = await tx
    .select({ id: purchase.id, kind: purchase.kind, sku: purchase.sku, state: purchase.state })
    .from(purchase)
    .where(isGuests)
    .orderBy(purchase.createdAt)
    .for("update");
  if (found.length === 0) return;
  const isOwned = and(isOfProvider(source, purchase), eq(purchase.userId, userId));
  const owned = await tx
    .select({ sku: purchase.sku })
    .from(purchase)
    .where(and(isOwned, eq(purchase.kind, "kit"), isOccupying));
  const ownedSkus = new Set(owned.map(({ sku }) => sku));
  const ids = found.flatMap(({ id, kind, sku, state }) => {
    if (kind !== "kit" || !occupyingStates.some((one) => one === state)) return [id];
    if (ownedSkus.has(sku)) return [];
    ownedSkus.add(sku);
    return [id];
  });
  if (ids.length === 0) return;
  await tx.update(purchase).set({ userId }).where(inArray(purchase.id, ids));
  await hooks.onAdopted(tx, person);
}

const occupyingStates = ["processing", "paid", "disputed"] as const;
const isOccupying = sql`${purchase.state} in ${occupyingStates}`;
