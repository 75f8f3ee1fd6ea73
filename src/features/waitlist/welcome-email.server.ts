import { renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";

type WelcomeEmailInput = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly unsubscribeUrl: string;
};

type WelcomeEmail = RenderedEmail & { readonly headers: Readonly<Record<string, string>> };

/** Confirms that an address is on the list, and how it leaves: by a link, or by one press in the mail program. */
export function renderWelcomeEmail({
  brand,
  baseUrl,
  unsubscribeUrl,
}: WelcomeEmailInput): WelcomeEmail {
  const email = renderEmail({
    brand,
    baseUrl,
    subject: `You’re on the ${brand} list`,
    paragraphs: ["You’re on the list. We’ll reach out when it’s time."],
    reason: `This address was entered at ${brand} to join the waitlist. If it was not you, leave the list and nothing more comes.`,
    unsubscribe: { name: "Leave the list", link: unsubscribeUrl },
  });
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...email, headers };
}
