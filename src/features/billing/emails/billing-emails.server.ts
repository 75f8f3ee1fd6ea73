import { type EmailContent, renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";
import { formatDay, utcDay } from "#core/record/day.ts";
import { formatDollars } from "#ui/format-dollars.ts";

type EmailSender = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly supportEmail: string;
};

type Link = { readonly name: string; readonly link: string };

type ReceiptEmail = EmailSender & {
  /** What was bought, as people call it. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly paidAt: Date;
  readonly invoiceUrl: string | null;
  readonly downloads: readonly Link[];
  readonly kind: "kit" | "session" | "pro";
  /** The buyer's page of the session, where one was bought. */
  readonly bookingLink?: string;
  /** Bought without an account. */
  readonly isGuest?: boolean;
};

/** Once for each purchase, when it is paid, and again on request. The subject is for every eye, so it names no kit. */
export function renderReceiptEmail(receipt: ReceiptEmail): RenderedEmail {
  const { name, amount, paidAt, invoiceUrl, kind } = receipt;
  const files = downloadLinksOf(receipt);
  // Of an hour the time comes first, of a kit the file.
  const [first] = kind === "kit" ? files : [];
  const others = first ? files.slice(1) : files;
  const { line, button } = contentByKind[receipt.kind](receipt);
  return renderBillingEmail(receipt, {
    subject: `Your ${receipt.brand} receipt: ${formatDollars(amount)}`,
    paragraphs: [`On ${formatUtcDay(paidAt)} you paid ${formatDollars(amount)} for ${name}.`, line],
    button: first ?? button,
    links: [
      ...others,
      ...(files.length > 0 ? [{ name: "Your kits page", link: `${receipt.baseUrl}/my-kits` }] : []),
      ...(invoiceUrl === null ? [] : [{ name: "Your invoice", link: invoiceUrl }]),
    ],
    footnote: [
      ...(files.length > 0 ? [formatLinkLifetime(receipt)] : []),
      formatHelpLine(receipt),
    ].join(" "),
    reason: "You have this message because this address was given when it was paid.",
  });
}

function downloadLinksOf({ kind, downloads }: ReceiptEmail): readonly Link[] {
  return downloads.map(({ name, link }) => ({
    name: `Download ${kind === "session" ? "the session brief" : name}`,
    link,
  }));
}

/** What the buyer has now, and where it is. */
const contentByKind = {
  kit: ({ downloads, baseUrl }: ReceiptEmail) => ({
    line:
      downloads.length === 0
        ? "It stands among your kits."
        : `${downloads.length === 1 ? "It is a PDF" : `It is ${downloads.length} PDFs`} to fill in on screen or on paper, yours to keep. This address is set at the foot of each page.`,
    button: { name: "Open your kits", link: `${baseUrl}/my-kits` },
  }),
  session: ({ bookingLink, baseUrl }: ReceiptEmail) => ({
    line: "It is one hour, one to one. Choose the time when it suits you; the hour waits.",
    button: { name: "Choose a time", link: bookingLink ?? `${baseUrl}/my-kits` },
  }),
  pro: ({ baseUrl }: ReceiptEmail) => ({
    line: "Every tool, every post and your Executive Suite are open. Pro renews by itself until you cancel, on your account page, whenever you like. No questions asked.",
    button: { name: "Open your dashboard", link: `${baseUrl}/dashboard` },
  }),
} as const satisfies Record<
  ReceiptEmail["kind"],
  (receipt: ReceiptEmail) => { line: string; button: Link }
>;

function formatLinkLifetime({ isGuest, downloads }: ReceiptEmail): string {
  const links = downloads.length === 1 ? "The link works" : "The links work";
  return isGuest
    ? `${links} for three days; after that the page behind it mails you another. Sign in with this address, and what you bought is in your account.`
    : `${links} for three days. Your kits page always has a fresh one.`;
}

type RenewalFailedEmail = EmailSender & { readonly amount: number; readonly until: Date };

/** A renewal could not be collected; Pro stays for the days of grace. */
export function renderRenewalFailedEmail(failed: RenewalFailedEmail): RenderedEmail {
  const { brand, baseUrl, amount, until } = failed;
  return renderBillingEmail(failed, {
    subject: `Your ${brand} payment did not go through`,
    paragraphs: [
      `We could not collect the ${formatDollars(amount)} for your next period of Pro. Cards expire and banks refuse; nothing is closed.`,
      `Pro stays open until ${formatUtcDay(until)}. Update the payment method before then, and it goes on as before.`,
      "If you would rather let it end, there is nothing to do. Everything you wrote stays in your account.",
    ],
    button: { name: "Update payment method", link: `${baseUrl}/account` },
    footnote: formatHelpLine(failed),
    reason: "You have this message because Pro is paid from your account.",
  });
}

type SubscriptionCancelledEmail = EmailSender & { readonly endsAt: Date; readonly isOver: boolean };

/** The subscription ends, or has ended. */
export function renderSubscriptionCancelledEmail(
  cancelled: SubscriptionCancelledEmail,
): RenderedEmail {
  const { brand, baseUrl, endsAt, isOver } = cancelled;
  const day = formatUtcDay(endsAt);
  return renderBillingEmail(cancelled, {
    subject: isOver ? `${brand} Pro has ended` : `${brand} Pro is cancelled, and open until ${day}`,
    paragraphs: isOver
      ? [
          `Pro ended on ${day}. Nothing more is charged.`,
          "Your account goes on as a free one. Everything you wrote is still there and can be exported, and kits you bought stay yours.",
        ]
      : [
          `Pro is cancelled. It stays open until ${day}, because that is paid, and nothing more is charged.`,
          "After that your account goes on as a free one. Everything you wrote stays, can be exported, and kits you bought stay yours. Until then you can resume with one press.",
        ],
    button: { name: "Open your account", link: `${baseUrl}/account` },
    footnote: formatHelpLine(cancelled),
    reason: "You have this message because the subscription of your account changed.",
  });
}

type RefundEmail = EmailSender & {
  readonly name: string;
  readonly amount: number;
  /** A second subscription beside a first, or a kit that the buyer owned already. */
  readonly isSecond?: boolean;
};

/** The money is on its way back. */
export function renderRefundEmail(refunded: RefundEmail): RenderedEmail {
  const { brand, name, amount, isSecond } = refunded;
  const sum = formatDollars(amount);
  return renderBillingEmail(refunded, {
    subject: `Your ${brand} refund: ${sum}`,
    paragraphs: [
      isSecond
        ? `You had paid for ${name} already, so we returned the second ${sum} by ourselves. What you have stays as it is.`
        : `We returned ${sum} for ${name}. What it paid for is closed; everything you wrote stays yours.`,
      "It goes back the way it was paid. Banks take up to ten days to show it.",
    ],
    footnote: formatHelpLine(refunded),
    reason: "You have this message because a payment of yours was returned.",
  });
}

type PaymentNotReceivedEmail = EmailSender & {
  readonly name: string;
  readonly amount: number;
  readonly kind: ReceiptEmail["kind"];
};

/** A payment that took its time did not come. */
export function renderPaymentNotReceivedEmail(lost: PaymentNotReceivedEmail): RenderedEmail {
  const { brand, baseUrl, name, amount, kind } = lost;
  return renderBillingEmail(lost, {
    subject: `Your ${brand} payment did not arrive`,
    paragraphs: [
      `The ${formatDollars(amount)} for ${name} did not arrive, so nothing was charged and nothing has opened.`,
      "You can pay again, or pay another way, whenever you like.",
    ],
    button:
      kind === "pro"
        ? { name: "Back to Offers", link: `${baseUrl}/pricing` }
        : { name: "Back to Power Kits", link: `${baseUrl}/power-kits` },
    footnote: formatHelpLine(lost),
    reason: "You have this message because we promised to tell you when the payment is confirmed.",
  });
}

function renderBillingEmail(
  { brand, baseUrl }: EmailSender,
  words: Omit<EmailContent, "brand" | "baseUrl">,
): RenderedEmail {
  return renderEmail({ brand, baseUrl, ...words });
}

function formatHelpLine({ supportEmail }: EmailSender): string {
  return `Something wrong? Write to ${supportEmail}.`;
}

/** Such as "November 21, 2026", in universal time. */
function formatUtcDay(moment: Date): string {
  return formatDay(utcDay(moment));
}
