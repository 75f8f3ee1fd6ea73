import { renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";

type FreshLinkEmail = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly kit: string;
  readonly link: string;
};

/** A new link to a file that was bought. */
export function renderFreshLinkEmail({ brand, baseUrl, kit, link }: FreshLinkEmail): RenderedEmail {
  return renderEmail({
    brand,
    baseUrl,
    subject: `Your download from ${brand}`,
    paragraphs: [`Here is a fresh link to your ${kit}.`],
    button: { name: `Download ${kit}`, link },
    footnote: "It works for three days. After that, the page behind it sends you another.",
    reason: "Somebody opened an older link of this purchase and asked for a new one.",
  });
}
