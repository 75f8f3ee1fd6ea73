import type { Database } from "#adapters/database/database.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import { isEmailWritten } from "#adapters/mail/outbox.ts";
import { deriveKeys, type KeyRing } from "#adapters/secret/key-ring.ts";
import type { KitFieldValue } from "#core/kits/kit-field-values.ts";
import { kitIds } from "#core/kits/kit-ids.ts";
import { findKit, type KitId } from "#core/kits/kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { z } from "zod";
import { createDownloadLinks } from "./download-links.server.ts";
import { createPrefilledKit } from "./prefilled-kit.server.ts";
import type { KitFiles } from "./kit-files.server.ts";
import { renderFreshLinkEmail } from "./fresh-link-email.server.ts";
import { kitIdsOfSku, downloadAccessOf } from "./download-access.ts";
import { type StampPdf, createStampedKit } from "./stamped-kit.server.ts";

export type KitDeliveryDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly secrets: KeyRing;
  readonly brand: string;
  readonly baseUrl: string;
  readonly files: KitFiles;
  readonly stamp: StampPdf;
  /** The purchase as it stands at this moment, among those that the payments in charge know. */
  readonly purchaseOf: (id: string) => Promise<Purchase | null>;
};

/** What is offered for download, such as on the return page. */
export type KitDownload = { readonly kit: KitId; readonly name: string; readonly href: string };

/** The address of a bought file, as it was opened. */
export const DownloadLinkParams = z.object({
  purchaseId: z.uuid(),
  kit: z.enum(kitIds),
  exp: z
    .string()
    .regex(/^\d{1,12}$/)
    .catch("0"),
  sig: z.string().max(100).catch(""),
});
export type DownloadLinkParams = z.infer<typeof DownloadLinkParams>;

export type OpenedDownload =
  | { readonly is: "open" | "expired"; readonly purchase: Purchase }
  | { readonly is: "forged" | "unpaid" | "closed" };

/** Minted when a page is shown, so short; a message is opened later. */
const pageLinkSeconds = 15 * 60;
const emailLinkSeconds = 72 * 60 * 60;

const freshLinkIntervalMs = 15 * 60 * 1000;

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** Bought files on their way to whoever bought them. The signature opens them, the payment keeps them open. */
export function createDeliveryService(deps: KitDeliveryDeps) {
  const { db, mailer: post, secrets, brand, baseUrl, files, purchaseOf } = deps;
  const links = createDownloadLinks(deriveKeys(secrets, "downloads"));

  /** Where an address leads at this moment; nothing is revealed of a purchase unless the address is ours. */
  async function open(params: DownloadLinkParams, now = Date.now()): Promise<OpenedDownload> {
    const address = links.check(params, now);
    if (address === "forged") return { is: "forged" };
    const purchase = await purchaseOf(params.purchaseId);
    const standing = downloadAccessOf(purchase, params.kit);
    if (!purchase || standing === "closed") return { is: "closed" };
    if (standing === "unpaid") return { is: "unpaid" };
    return { is: address === "good" ? "open" : "expired", purchase };
  }

  /** An address for a message: it opens the file for three days. */
  function mailLinkFor({ id }: Pick<Purchase, "id">, kit: KitId, now = Date.now()): string {
    return baseUrl + links.pathTo(id, kit, emailLinkSeconds, now);
  }

  /** Mails a fresh link to the purchase’s own address, once in a quarter of an hour. False when it has none. */
  async function sendFreshLink(purchase: Purchase, kit: KitId, now = Date.now()) {
    return (await enqueueFreshLink(db, purchase, kit, { now, by: "buyer" })) !== "unsendable";
  }

  /** The same at the owner’s word, in the transaction of the act. `recent`: one went out within that quarter of an hour. */
  function sendFreshLinkAsOwner(tx: Database, purchase: Purchase, kit: KitId, now = Date.now()) {
    return enqueueFreshLink(tx, purchase, kit, { now, by: "owner" });
  }

  async function enqueueFreshLink(
    tx: Database,
    purchase: Purchase,
    kit: KitId,
    { now, by }: { readonly now: number; readonly by: "buyer" | "owner" },
  ): Promise<"sent" | "recent" | "unsendable"> {
    if (purchase.email === null) return "unsendable";
    const once = `fresh link ${purchase.id} ${kit} ${Math.floor(now / freshLinkIntervalMs)}`;
    if (await isEmailWritten(tx, once)) return "recent";
    const link = mailLinkFor(purchase, kit, now);
    const email = renderFreshLinkEmail({ brand, baseUrl, kit: kitNameOf(kit), link, by });
    await post.enqueue(tx, { to: purchase.email, ...email }, once);
    return "sent";
  }

  /** What this purchase gives to download now, with addresses for a page that is shown now. */
  function downloadsFor(purchase: Purchase, now = Date.now()): readonly KitDownload[] {
    return kitIdsOfSku(purchase.sku)
      .filter((kit) => downloadAccessOf(purchase, kit) === "open" && isOffered(kit))
      .map((kit) => ({
        kit,
        name: kitNameOf(kit),
        href: links.pathTo(purchase.id, kit, pageLinkSeconds, now),
      }));
  }

  /** A live hour may come without a file; whatever else was bought is offered, or its buyer could not ask for it. */
  function isOffered(kit: KitId): boolean {
    return files.has(kit) || findKit(kit)?.kind !== "session";
  }

  /** Could we hand out what this kit is made of? A live hour needs no file. */
  function isDeliverable(kit: KitId): boolean {
    return findKit(kit)?.kind === "session" || kitIdsOfSku(kit).every(files.has);
  }

  return {
    open,
    sendFreshLink,
    sendFreshLinkAsOwner,
    downloadsFor,
    mailLinkFor,
    isDeliverable,
    hasFile: files.has,
    getStampedKit: (kit: KitId, email: string) => createStampedKit(deps, kit, email),
    getPrefilledKit: (kit: KitId, email: string, words: readonly KitFieldValue[]) =>
      createPrefilledKit(deps, kit, email, words),
  };
}

/** What people call it. */
export function kitNameOf(kit: KitId): string {
  return findKit(kit)?.name ?? kit;
}
