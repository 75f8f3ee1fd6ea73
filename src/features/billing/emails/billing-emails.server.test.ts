import { expect, test } from "vitest";
import {
  renderSubscriptionCancelledEmail,
  renderPaymentNotReceivedEmail,
  renderReceiptEmail,
  renderRefundEmail,
  renderRenewalFailedEmail,
} from "./billing-emails.server.ts";

const site = {
  brand: "M•Power",
  baseUrl: "https://power.example",
  supportEmail: "support@power.example",
};
const paidAt = new Date("2026-11-21T23:30:00Z");

const bundle = {
  ...site,
  name: "Career Confidence Bundle",
  amount: 3500,
  paidAt,
  invoiceUrl: "https://pay.example/invoice",
  kind: "kit",
  downloads: [
    { name: "Power Bio Builder", link: "https://power.example/download/1/power-bio-builder" },
    { name: "Interview Coaching Kit", link: "https://power.example/download/1/interview" },
  ],
} as const;

const none = { invoiceUrl: null, downloads: [] } as const;
const bookingLink = "https://power.example/sessions/7";
const emails = [
  ["a bundle", renderReceiptEmail(bundle)],
  ["a guest's kit", renderReceiptEmail({ ...bundle, isGuest: true })],
  [
    "a session",
    renderReceiptEmail({
      ...bundle,
      ...none,
      downloads: [{ name: "Private Strategy Session", link: "https://power.example/download/7/s" }],
      kind: "session",
      name: "Private Strategy Session",
      bookingLink,
    }),
  ],
  ["Pro", renderReceiptEmail({ ...bundle, ...none, kind: "pro", name: "Pro, monthly" })],
  ["a failed renewal", renderRenewalFailedEmail({ ...site, amount: 1900, until: paidAt })],
  ["a cancelling", renderSubscriptionCancelledEmail({ ...site, endsAt: paidAt, isOver: false })],
  ["an end", renderSubscriptionCancelledEmail({ ...site, endsAt: paidAt, isOver: true })],
  [
    "a payment that did not arrive",
    renderPaymentNotReceivedEmail({ ...site, name: bundle.name, amount: 3500, kind: "kit" }),
  ],
  ["a refund", renderRefundEmail({ ...site, name: bundle.name, amount: 3500 })],
  ["a second payment", renderRefundEmail({ ...site, name: "Pro", amount: 1900, isSecond: true })],
] as const;

test.for(emails)(
  "the letter about %s: exact, with a way to a person, and a subject for every eye",
  ([, { subject, text }]) => {
    expect(text).toMatchSnapshot();
    expect(text).toContain("support@power.example");
    expect(subject).toMatch(/M•Power/);
    expect(subject).not.toMatch(/kit|bundle|session|interview|bio|exit|career/i);
    expect(`${subject} ${text}`).not.toMatch(/!|simply|just|oops|undefined|NaN/i);
  },
);

test("every file and the invoice can be opened from both forms of the receipt", () => {
  const { text, html } = renderReceiptEmail(bundle);
  for (const link of [...bundle.downloads.map((one) => one.link), bundle.invoiceUrl]) {
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
  }
  expect(text).toContain("On November 21, 2026 you paid $35 for Career Confidence Bundle.");
});
