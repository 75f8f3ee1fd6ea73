import type { Database } from "#adapters/database/database.ts";
import type { Post } from "#adapters/mail/mail.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import type { FieldWords } from "#core/kits/fill-values.ts";
import { kitIds, type KitId, kitOf, kits } from "#core/kits/kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { z } from "zod";
import { createDownloadLinks } from "./download-links.server.ts";
import { filledKit } from "./filled-kit.server.ts";
import type { KitFiles } from "./kit-files.server.ts";
import { freshLinkMail } from "./mails.server.ts";
import { kitsIn, standingOf } from "./standing.ts";
import { type Stamp, stampedKit } from "./stamped-kit.server.ts";

export type DeliveryParts = {
  readonly db: Database;
  readonly post: Post;
  readonly secret: string;
  readonly brand: string;
  readonly baseUrl: string;
  readonly files: KitFiles;
  readonly stamp: Stamp;
  /** The purchase as it stands at this moment, among those that the payments in charge know. */
  readonly purchaseOf: (id: string) => Promise<Purchase | null>;
};

/** What is offered for download, such as on the return page. */
export type Download = { readonly kit: KitId; readonly name: string; readonly href: string };

/** The address of a bought file, as it was opened. */
export const DownloadAsked = z.object({
  purchaseId: z.uuid(),
  kit: z.enum(kitIds),
  exp: z
    .string()
    .regex(/^\d{1,12}$/)
    .catch("0"),
  sig: z.string().max(100).catch(""),
});
export type DownloadAsked = z.infer<typeof DownloadAsked>;

export type Opened =
  | { readonly is: "open" | "expired"; readonly purchase: Purchase }
  | { readonly is: "forged" | "unpaid" | "closed" };

/** Minted when a page is shown, so short; a message is opened later. */
const onPageSeconds = 15 * 60;
const inMailSeconds = 72 * 60 * 60;

const askAgainMs = 15 * 60 * 1000;

export type Delivery = ReturnType<typeof createDelivery>;

/** Bought files on their way to whoever bought them. The signature opens them, the payment keeps them open. */
export function createDelivery(parts: DeliveryParts) {
  const { db, post, secret, brand, baseUrl, files, purchaseOf } = parts;
  const links = createDownloadLinks(keyFor(secret, "downloads"));

  /** Where an address leads at this moment; nothing is said of a purchase unless the address is ours. */
  async function open(asked: DownloadAsked, now = Date.now()): Promise<Opened> {
    const address = links.check(asked, now);
    if (address === "forged") return { is: "forged" };
    const purchase = await purchaseOf(asked.purchaseId);
    const standing = standingOf(purchase, asked.kit);
    if (!purchase || standing === "closed") return { is: "closed" };
    if (standing === "unpaid") return { is: "unpaid" };
    return { is: address === "good" ? "open" : "expired", purchase };
  }

  /** An address for a message: it opens the file for three days. */
  function mailLinkFor({ id }: Pick<Purchase, "id">, kit: KitId, now = Date.now()): string {
    return baseUrl + links.pathTo(id, kit, inMailSeconds, now);
  }

  /** Mails a fresh link to the purchase’s own address, once in a quarter of an hour. False when it has none. */
  async function sendFreshLink(purchase: Purchase, kit: KitId, now = Date.now()) {
    if (purchase.email === null) return false;
    const link = mailLinkFor(purchase, kit, now);
    const letter = freshLinkMail({ brand, baseUrl, kit: nameOf(kit), link });
    const once = `fresh link ${purchase.id} ${kit} ${Math.floor(now / askAgainMs)}`;
    await post.queue(db, { to: purchase.email, ...letter }, once);
    return true;
  }

  /** What this purchase gives to download now, with addresses for a page that is shown now. */
  function downloadsFor(purchase: Purchase, now = Date.now()): readonly Download[] {
    return kitsIn(purchase.sku)
      .filter((kit) => standingOf(purchase, kit) === "open" && isOffered(kit))
      .map((kit) => ({
        kit,
        name: nameOf(kit),
        href: links.pathTo(purchase.id, kit, onPageSeconds, now),
      }));
  }

  /** A live hour may come without a file; whatever else was bought is offered, or she could not ask for it. */
  function isOffered(kit: KitId): boolean {
    return files.has(kit) || kitOf(kit)?.isPremium !== true;
  }

  /** Could we hand out what this kit is made of? A live hour needs no file. */
  function isDeliverable(kit: KitId): boolean {
    return kitOf(kit)?.isPremium === true || kitsIn(kit).every(files.has);
  }

  return {
    open,
    sendFreshLink,
    downloadsFor,
    mailLinkFor,
    isDeliverable,
    hasFile: files.has,
    stamped: (kit: KitId, email: string) => stampedKit(parts, kit, email),
    filled: (kit: KitId, email: string, words: readonly FieldWords[]) =>
      filledKit(parts, kit, email, words),
  };
}

/** What people call it. */
export function nameOf(kit: KitId): string {
  return kits.find(({ id }) => id === kit)?.name ?? kit;
}
