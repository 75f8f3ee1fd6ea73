import { renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";

type FreshLinkEmail = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly kit: string;
  readonly link: string;
  /** Who asked for it. */
  readonly by: "buyer" | "owner";
};

const reasons = {
  buyer: "Somebody opened an older link of this purchase and asked for a new one.",
  owner: "We sent it by hand, to the address of this purchase.",
} as const;

/** A new link to a file that was bought. */
export function renderFreshLinkEmail(input: FreshLinkEmail): RenderedEmail {
  const { brand, baseUrl, kit, link, by } = input;
  return renderEmail({
    brand,
    baseUrl,
    subject: `Your download from ${brand}`,
    paragraphs: [`Here is a fresh link to your ${kit}.`],
    button: { name: `Download ${kit}`, link },
    footnote: "It works for three days. After that, the page behind it sends you another.",
    reason: reasons[by],
  });
}
