import { sayAmount } from "#core/record/amount.ts";
import { sayDay } from "#core/record/day.ts";
import ical from "ical-generator";
import type { Negotiation } from "./contract.ts";

type Due = Negotiation & { readonly followUp: string };

type Sender = { readonly baseUrl: string; readonly brand: string };

/** A whole day in her calendar: the same event each time, so that a changed date moves it. Lines end by CRLF. */
export function followUpFile(asked: Due, { baseUrl, brand }: Sender, now = new Date()): string {
  const { id, request, amountCents, date, followUp, version } = asked;
  const calendar = ical({ prodId: { company: brand, product: "Negotiation Log", language: "EN" } });
  calendar.createEvent({
    id: `follow-up-${id}@${new URL(baseUrl).hostname}`,
    sequence: version,
    stamp: now,
    start: new Date(`${followUp}T00:00:00Z`),
    allDay: true,
    summary: `Follow up: ${request}`,
    description: [
      `Asked on ${sayDay(date)}${amountCents === null ? "" : `, ${sayAmount(amountCents)}`}.`,
      `${baseUrl}/dashboard`,
    ].join("\n"),
    url: `${baseUrl}/dashboard`,
  });
  return calendar.toString();
}
