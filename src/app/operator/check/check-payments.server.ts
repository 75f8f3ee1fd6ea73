import { catalogueItems } from "#adapters/payments/catalogue.ts";
import { isLiveKey } from "#adapters/payments/env.ts";
import { openStripe } from "#adapters/payments/index.ts";
import { PaymentsError } from "#adapters/payments/payments.ts";
import { type CheckPart, right, wrong } from "./finding.server.ts";

const what = "Payments";

export const checkPayments: CheckPart = async (settings) => {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets = [], BASE_URL } = settings;
  if (key === undefined)
    return [right(what, "A test checkout inside the process. No money is taken.")];
  const mode = isLiveKey(key) ? "live" : "test";
  const stripe = openStripe({ settings }, key);
  try {
    const prices = await stripe.payments.listPrices();
    const missing = catalogueItems.filter(({ lookupKey }) => !prices.has(lookupKey));
    const count = secrets.length === 1 ? "The webhook secret has" : "The webhook secrets have";
    const webhook = `${count} the right form; whether Stripe signs with it shows with the first event at ${BASE_URL}/api/webhooks/stripe.`;
    if (missing.length === 0)
      return [
        right(what, `Stripe takes the ${mode} key and has all ${prices.size} prices. ${webhook}`),
      ];
    const keys = missing.map(({ lookupKey }) => lookupKey).join(", ");
    return [
      wrong(
        what,
        `Stripe takes the ${mode} key and lacks prices with the lookup keys ${keys}. Make them as docs/stripe.md says.`,
      ),
    ];
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    return [
      wrong(
        what,
        `Stripe refuses the ${mode} key, or cannot be reached (${error.message}). Check STRIPE_SECRET_KEY, its rights, and the connection.`,
      ),
    ];
  } finally {
    await stripe.close();
  }
};
