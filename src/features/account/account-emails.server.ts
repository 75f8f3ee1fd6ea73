import { renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";

type EmailBrand = { readonly brand: string; readonly baseUrl: string };

type CodeEmailInput = EmailBrand & { readonly code: string; readonly link: string };

/** The message to sign in with: one code and one link. */
export function renderSignInEmail({ brand, baseUrl, code, link }: CodeEmailInput): RenderedEmail {
  return renderEmail({
    brand,
    baseUrl,
    subject: `Your sign-in code for ${brand}`,
    paragraphs: ["Your sign-in code:"],
    code,
    button: { name: "Sign in", link },
    footnote: "Code and link work once, for 10 minutes. The link opens a page with a button.",
    reason: `Somebody entered this address at ${brand} to sign in. If it was not you, do nothing: without this message nobody gets in.`,
  });
}

/** The message that proves a new address. */
export function renderNewAddressEmail({
  brand,
  baseUrl,
  code,
  link,
}: CodeEmailInput): RenderedEmail {
  return renderEmail({
    brand,
    baseUrl,
    subject: `Confirm your new address for ${brand}`,
    paragraphs: ["Your code to confirm this address:"],
    code,
    button: { name: "Confirm this address", link },
    footnote: "Code and link work once, for 10 minutes, in the browser where you asked for them.",
    reason: `Somebody with an account at ${brand} wants to sign in with this address from now on. If it was not you, do nothing, and give the code to nobody.`,
  });
}

type AddressChangedInput = EmailBrand & { readonly supportEmail: string };

/** To the old address, once the new one is in place. */
export function renderAddressChangedEmail({
  brand,
  baseUrl,
  supportEmail,
}: AddressChangedInput): RenderedEmail {
  return renderEmail({
    brand,
    baseUrl,
    subject: `Your ${brand} address was changed`,
    paragraphs: [
      `Your account at ${brand} has a new e-mail address. From now on you sign in with that one, and all other sessions have ended.`,
      `If you did not do this, write to ${supportEmail} from this address at once.`,
    ],
    reason: "This goes to the address that the account had until now.",
  });
}
