import type { CheckoutView, InvoiceView, PortalView } from "#adapters/payments/embedded/desk.ts";
import { escapeMarkup } from "#core/markup/escape-markup.ts";
import { dollars } from "#ui/dollars.ts";
import { button, email, facts, form, hidden, type Said, testPage } from "./test-payments-parts.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const on = (moment: Date) => day.format(moment);

type Shown = { readonly style: string | undefined; readonly said: Said | null };

const every = { month: " every month", year: " every year" } as const;

/** Where she would pay, were there money. */
export function checkoutPage(view: CheckoutView, shown: Shown): string {
  const price = dollars(view.amount) + (view.interval ? every[view.interval] : "");
  return testPage({ title: "Test checkout", ...shown }, [
    "<h1>Test checkout</h1>",
    `<p class="lead">${escapeMarkup(view.name)}, ${price}.</p>`,
    ...checkoutState(view),
  ]);
}

function checkoutState(view: CheckoutView): readonly string[] {
  const back = `<p><a href="${escapeMarkup(view.returnUrl)}">Go back</a></p>`;
  if (view.status === "expired") return ["<p>This checkout has ended. Nothing was paid.</p>", back];
  if (view.isWaiting)
    return [
      "<p>Paid by a method that takes its time. The money is on its way.</p>",
      form([button("pay", "The money arrives", "primary"), button("decline", "The money fails")]),
      back,
    ];
  if (view.status === "complete") return ["<p>This checkout is complete.</p>", back];
  return [
    view.email === null ? "" : `<p>Receipt to ${escapeMarkup(view.email)}.</p>`,
    view.termsText === null
      ? ""
      : `<p class="meta">By paying you accept the <a href="/terms">terms</a>. ${escapeMarkup(view.termsText)}</p>`,
    form([
      view.email === null ? email : "",
      button("pay", `Pay ${dollars(view.amount)}`, "primary"),
      button("pay-later", "Pay by a delayed method"),
      button("decline", "Have it declined"),
      button("cancel", "Cancel"),
    ]),
  ];
}

/** What her billing pages at Stripe would offer, and what only time and banks do there. */
export function portalPage(view: PortalView, shown: Shown): string {
  const { subscription, returnUrl } = view;
  return testPage({ title: "Test billing portal", ...shown }, [
    "<h1>Test billing portal</h1>",
    `<p>Today is ${on(view.today)} here.</p>`,
    subscription === null ? "<p>There is no running plan.</p>" : plan(subscription, view.flow),
    subscription === null ? "" : form(planButtons(subscription, view.flow)),
    returnUrl === null ? "" : `<p><a href="${escapeMarkup(returnUrl)}">Go back</a></p>`,
    '<section class="panel stack"><h2>What time and banks do</h2>',
    view.payment === null ? "<p>Nothing was paid yet.</p>" : payment(view.payment),
    form(worldButtons(view)),
    "</section>",
    deliveryPanel(view),
  ]);
}

type Plan = NonNullable<PortalView["subscription"]>;

function plan(
  { name, amount, status, periodEnd, cancelAt }: Plan,
  flow: PortalView["flow"],
): string {
  const asks = flow?.type === "subscription_cancel" && cancelAt === null;
  const due = status === "past_due" ? "The last payment failed." : "Paid.";
  const next = cancelAt === null ? `It renews on ${on(periodEnd)}.` : `It ends on ${on(cancelAt)}.`;
  const ask = asks ? `<p>Cancel it? It stays yours until ${on(periodEnd)}.</p>` : "";
  return `<p>${escapeMarkup(name)}, ${dollars(amount)}. ${due} ${next}</p>${ask}`;
}

function planButtons({ status, cancelAt, isAnnual }: Plan, flow: PortalView["flow"]) {
  const isAskedToCancel = flow?.type === "subscription_cancel";
  const isAskedToPay = flow?.type === "payment_method_update";
  return [
    status === "past_due" ? button("pay", "Pay what is due", isAskedToPay ? "primary" : "") : "",
    cancelAt === null
      ? button("cancel", "Cancel the plan", isAskedToCancel ? "primary" : "")
      : button("resume", "Resume the plan", "primary"),
    button("switch", isAnnual ? "Switch to monthly" : "Switch to annual"),
  ];
}

function payment({ amount, refunded, dispute }: NonNullable<PortalView["payment"]>): string {
  const back = refunded === 0 ? "" : ` ${dollars(refunded)} of it was given back.`;
  const state = dispute === null ? "" : ` Its dispute stands at ${escapeMarkup(dispute)}.`;
  return `<p>The latest payment: ${dollars(amount)}.${back}${state}</p>`;
}

function worldButtons({ payment: paid }: PortalView): readonly string[] {
  const isDisputed = paid?.dispute === "needs_response";
  return [
    button("advance-month", "Advance a month"),
    button("fail-renewal", "Fail the renewal"),
    button("refund", "Refund the latest payment"),
    button("dispute", "Dispute the latest payment"),
    button("inquiry", "Have the bank ask about it"),
    isDisputed ? button("win-dispute", "Win the dispute") : "",
    isDisputed ? button("lose-dispute", "Lose the dispute") : "",
  ];
}

/** Makes trouble for our own webhook on purpose. */
function deliveryPanel({ events, isHolding }: PortalView): string {
  return [
    '<section class="panel stack"><h2>Deliveries to the webhook</h2>',
    isHolding ? "<p>New events wait until you send them.</p>" : "<p>New events go at once.</p>",
    form([
      isHolding ? button("release", "Send those that wait") : button("hold", "Hold new events"),
      isHolding ? button("release-reversed", "Send them the wrong way round") : "",
    ]),
    events.length === 0 ? "<p>Nothing has happened yet.</p>" : '<ul class="stack">',
    ...events.map(({ id, type, delivery, attempts }) =>
      [
        `<li class="row"><p>${escapeMarkup(type)}: ${delivery}`,
        attempts > 1 ? `, after ${attempts} attempts` : "",
        "</p>",
        form([
          hidden("event", id),
          button("send", "Send", "small", type),
          button("send-twice", "Send twice", "small", type),
          delivery === "delivered" ? "" : button("drop", "Drop", "small", type),
        ]),
        "</li>",
      ].join(""),
    ),
    events.length === 0 ? "" : "</ul>",
    "</section>",
  ].join("");
}

export function invoicePage(view: InvoiceView, shown: Shown): string {
  return testPage({ title: "Test invoice", ...shown }, [
    `<h1>Test invoice ${escapeMarkup(view.number)}</h1>`,
    facts([
      ["For", view.name],
      ["Amount", `${dollars(view.amount)} (US dollars)`],
      ["Date", on(view.at)],
      ["State", view.status],
    ]),
    '<p><a href="/">Go back</a></p>',
  ]);
}
