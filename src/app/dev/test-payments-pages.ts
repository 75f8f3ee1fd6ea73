import type {
  TestCheckoutView,
  TestInvoiceView,
  TestPortalView,
} from "#adapters/payments/emulator/emulator-console.ts";
import { escapeMarkup } from "#core/markup/escape-markup.ts";
import { formatDollars } from "#ui/format-dollars.ts";
import {
  button,
  receiptEmailField,
  definitionList,
  form,
  hidden,
  type StatusMessage,
  renderTestPage,
} from "./test-payments-html.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const formatDate = (moment: Date) => day.format(moment);

type TestPageState = {
  readonly stylesheetUrl: string | undefined;
  readonly message: StatusMessage | null;
};

const intervalWords = { month: " every month", year: " every year" } as const;

export function renderTestCheckout(view: TestCheckoutView, pageState: TestPageState): string {
  const price = formatDollars(view.amount) + (view.interval ? intervalWords[view.interval] : "");
  return renderTestPage({ title: "Test checkout", ...pageState }, [
    "<h1>Test checkout</h1>",
    `<p class="lead">${escapeMarkup(view.name)}, ${price}.</p>`,
    ...checkoutState(view),
  ]);
}

function checkoutState(view: TestCheckoutView): readonly string[] {
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
      view.email === null ? receiptEmailField : "",
      button("pay", `Pay ${formatDollars(view.amount)}`, "primary"),
      button("pay-later", "Pay by a delayed method"),
      button("decline", "Have it declined"),
      button("cancel", "Cancel"),
    ]),
  ];
}

/** What the customer's billing pages at Stripe would offer, and what only time and banks do there. */
export function renderTestPortal(view: TestPortalView, pageState: TestPageState): string {
  const { subscription, returnUrl } = view;
  return renderTestPage({ title: "Test billing portal", ...pageState }, [
    "<h1>Test billing portal</h1>",
    `<p>Today is ${formatDate(view.today)} here.</p>`,
    subscription === null
      ? "<p>There is no running plan.</p>"
      : renderPlan(subscription, view.flow),
    subscription === null ? "" : form(planButtons(subscription, view.flow)),
    returnUrl === null ? "" : `<p><a href="${escapeMarkup(returnUrl)}">Go back</a></p>`,
    '<section class="panel stack"><h2>What time and banks do</h2>',
    view.payment === null ? "<p>Nothing was paid yet.</p>" : renderPayment(view.payment),
    form(simulationButtons(view)),
    "</section>",
    deliveryPanel(view),
  ]);
}

type Plan = NonNullable<TestPortalView["subscription"]>;

function renderPlan(
  { name, amount, status, periodEnd, cancelAt }: Plan,
  flow: TestPortalView["flow"],
): string {
  const asks = flow?.type === "subscription_cancel" && cancelAt === null;
  const due = status === "past_due" ? "The last payment failed." : "Paid.";
  const next =
    cancelAt === null
      ? `It renews on ${formatDate(periodEnd)}.`
      : `It ends on ${formatDate(cancelAt)}.`;
  const ask = asks ? `<p>Cancel it? It stays yours until ${formatDate(periodEnd)}.</p>` : "";
  return `<p>${escapeMarkup(name)}, ${formatDollars(amount)}. ${due} ${next}</p>${ask}`;
}

function planButtons({ status, cancelAt, isAnnual }: Plan, flow: TestPortalView["flow"]) {
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

function renderPayment({
  amount,
  refunded,
  dispute,
}: NonNullable<TestPortalView["payment"]>): string {
  const back = refunded === 0 ? "" : ` ${formatDollars(refunded)} of it was given back.`;
  const state = dispute === null ? "" : ` Its dispute stands at ${escapeMarkup(dispute)}.`;
  return `<p>The latest payment: ${formatDollars(amount)}.${back}${state}</p>`;
}

function simulationButtons({ payment: paid }: TestPortalView): readonly string[] {
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

/** Causes delivery faults of our own webhook on purpose. */
function deliveryPanel({ events, isHolding }: TestPortalView): string {
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

export function renderTestInvoice(view: TestInvoiceView, pageState: TestPageState): string {
  return renderTestPage({ title: "Test invoice", ...pageState }, [
    `<h1>Test invoice ${escapeMarkup(view.number)}</h1>`,
    definitionList([
      ["For", view.name],
      ["Amount", `${formatDollars(view.amount)} (US dollars)`],
      ["Date", formatDate(view.at)],
      ["State", view.status],
    ]),
    '<p><a href="/">Go back</a></p>',
  ]);
}
