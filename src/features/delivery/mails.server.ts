import { write, type Written } from "#adapters/mail/letter.ts";

type FreshLink = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly kit: string;
  readonly link: string;
};

/** A new link to a file that she bought. */
export function freshLinkMail({ brand, baseUrl, kit, link }: FreshLink): Written {
  return write({
    brand,
    baseUrl,
    subject: `Your download from ${brand}`,
    lines: [`Here is a fresh link to your ${kit}.`],
    button: { name: `Download ${kit}`, link },
    after: "It works for three days. After that, the page behind it sends you another.",
    why: "Somebody opened an older link of this purchase and asked for a new one.",
  });
}
