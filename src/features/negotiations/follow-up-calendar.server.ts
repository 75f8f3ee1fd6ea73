import { formatAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import ical from "ical-generator";
import type { Negotiation } from "./contract.ts";

type NegotiationWithFollowUp = Negotiation & { readonly followUp: string };

type CalendarSource = { readonly baseUrl: string; readonly brand: string };

/** A whole day in the member's calendar: always the same event, so that a changed date moves it. Lines end by CRLF. */
export function createFollowUpCalendar(
  negotiation: NegotiationWithFollowUp,
  { baseUrl, brand }: CalendarSource,
  now = new Date(),
): string {
  const { id, request, amountCents, date, followUp, version } = negotiation;
  const calendar = ical({ prodId: { company: brand, product: "Negotiation Log", language: "EN" } });
  calendar.createEvent({
    id: `follow-up-${id}@${new URL(baseUrl).hostname}`,
    sequence: version,
    stamp: now,
    start: new Date(`${followUp}T00:00:00Z`),
    allDay: true,
    summary: `Follow up: ${request}`,
    description: [
      `Asked on ${formatDay(date)}${amountCents === null ? "" : `, ${formatAmount(amountCents)}`}.`,
      `${baseUrl}/dashboard`,
    ].join("\n"),
    url: `${baseUrl}/dashboard`,
  });
  return calendar.toString();
}
