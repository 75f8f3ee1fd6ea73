import { write, type Written } from "#adapters/mail/letter.ts";

type House = { readonly brand: string; readonly baseUrl: string; readonly supportEmail: string };

type Receipt = House & {
  /** What was bought, as people call it. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly paidAt: Date;
  readonly invoiceUrl: string | null;
  readonly downloads: readonly { readonly name: string; readonly link: string }[];
  readonly kind: "kit" | "session" | "pro";
};

/** Once for each purchase, when it is paid, and again when she asks for it. */
export function receiptMail(receipt: Receipt): Written {
  const { brand, baseUrl, supportEmail, name, amount, paidAt, invoiceUrl, downloads } = receipt;
  const [first, ...others] = downloads;
  return write({
    brand,
    baseUrl,
    subject: `Your receipt from ${brand}: ${name}`,
    lines: [
      `You bought ${name} for ${dollars(amount)} on ${day(paidAt)}. Thank you.`,
      ...(invoiceUrl === null ? [] : [`Your invoice: ${invoiceUrl}`]),
      ...others.map((one) => `Download ${one.name}: ${one.link}`),
    ],
    button: first
      ? { name: `Download ${first.name}`, link: first.link }
      : next[receipt.kind](baseUrl),
    after: `Download links in this message work for three days; your kits page has fresh ones. Questions: ${supportEmail}`,
    why: "You get this once because you paid.",
  });
}

const next = {
  kit: (baseUrl: string) => ({ name: "Open your kits", link: `${baseUrl}/my-kits` }),
  session: (baseUrl: string) => ({ name: "Choose a time", link: `${baseUrl}/my-kits` }),
  pro: (baseUrl: string) => ({ name: "Open your dashboard", link: `${baseUrl}/dashboard` }),
} as const;

type RenewalFailed = House & { readonly amount: number; readonly until: Date };

/** A renewal could not be collected; Pro stays for the days of grace. */
export function renewalFailedMail({ brand, baseUrl, supportEmail, amount, until }: RenewalFailed) {
  return write({
    brand,
    baseUrl,
    subject: `Your ${brand} renewal did not go through`,
    lines: [
      `The payment of ${dollars(amount)} for Pro could not be collected. Pro stays open until ${day(until)} while you update your payment method.`,
    ],
    button: { name: "Update payment method", link: `${baseUrl}/account` },
    after: `Questions: ${supportEmail}`,
    why: "You get this because you have a Pro subscription.",
  });
}

type Cancelled = House & { readonly endsAt: Date; readonly isOver: boolean };

/** Her subscription ends, or has ended. */
export function cancelledMail({ brand, baseUrl, supportEmail, endsAt, isOver }: Cancelled) {
  return write({
    brand,
    baseUrl,
    subject: isOver ? `Your ${brand} Pro has ended` : `Your ${brand} Pro ends on ${day(endsAt)}`,
    lines: [
      isOver
        ? `Your Pro subscription ended on ${day(endsAt)}. Everything you wrote is still in your account.`
        : `Your Pro subscription is cancelled. Pro stays open until ${day(endsAt)}; nothing more is charged, and everything you wrote stays in your account.`,
    ],
    button: { name: "Open your account", link: `${baseUrl}/account` },
    after: `Questions: ${supportEmail}`,
    why: "You get this because your subscription changed.",
  });
}

type Refunded = House & {
  readonly name: string;
  readonly amount: number;
  /** A second subscription beside one that she has. */
  readonly isSecond?: boolean;
};

/** Her money is on its way back, and what it paid for is closed. */
export function refundedMail(refunded: Refunded): Written {
  const { brand, baseUrl, supportEmail, name, amount, isSecond } = refunded;
  return write({
    brand,
    baseUrl,
    subject: `Your refund from ${brand}: ${name}`,
    lines: [
      isSecond
        ? `You had paid for ${name} already, so ${dollars(amount)} went back to you. What you had stays as it is.`
        : `${dollars(amount)} for ${name} went back to you, and what it paid for is closed.`,
      "Banks take up to ten days to show it.",
    ],
    after: `Questions: ${supportEmail}`,
    why: "You get this because a payment of yours was returned.",
  });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
}

/** Such as 21 November 2026, in universal time. */
function day(date: Date): string {
  return date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
