import { isLocalUrl } from "#adapters/site/env.ts";
import { z } from "zod";

/** Nothing set: the embedded double. A secret key means Stripe. */
export const paymentsEnv = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\S+$/,
      "A secret key starts with sk_ or rk_, then test_ or live_.",
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)), {
      error: "Each webhook secret starts with whsec_; several are set apart by commas.",
    })
    .optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: "An address such as http://127.0.0.1:12111." })
    .refine(isLocalUrl, "Only an address of this machine: it is for tests.")
    .optional(),
});

export type PaymentsEnv = z.infer<typeof paymentsEnv>;

type PlacedEnv = PaymentsEnv & { readonly BASE_URL: string; readonly DEMO: boolean };
type Place = { readonly isProduction: boolean };

/** Why these settings cannot take money, naming the variable; null when they can. */
export function paymentsProblem(settings: PlacedEnv, place: Place): string | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets } = settings;
  if (key === undefined) return problemWithoutKey(settings);
  if (secrets === undefined)
    return "STRIPE_WEBHOOK_SECRET must be set as well: without it no payment of Stripe's could be believed.";
  return isLiveKey(key) ? liveProblem(settings) : testProblem(settings, place);
}

export function isLiveKey(key: string): boolean {
  return key.includes("_live_");
}

function problemWithoutKey({ STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: PaymentsEnv): string | null {
  if (STRIPE_WEBHOOK_SECRET !== undefined)
    return "STRIPE_SECRET_KEY must be set as well: STRIPE_WEBHOOK_SECRET alone takes no money.";
  if (STRIPE_API_BASE !== undefined)
    return "STRIPE_SECRET_KEY must be set as well: STRIPE_API_BASE says only where it is used.";
  return null;
}

function liveProblem({ BASE_URL }: PlacedEnv): string | null {
  if (isLocalUrl(BASE_URL))
    return "STRIPE_SECRET_KEY is a live key, and BASE_URL is this machine: use a test key here.";
  if (!BASE_URL.startsWith("https:"))
    return "STRIPE_SECRET_KEY is a live key, so BASE_URL must be https.";
  return null;
}

function testProblem({ DEMO }: PlacedEnv, { isProduction }: Place): string | null {
  if (!isProduction || DEMO) return null;
  return "STRIPE_SECRET_KEY is a test key, and this is production: set the live key, or DEMO=1 for a demonstration.";
}
