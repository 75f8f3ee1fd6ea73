import { z } from "zod";
import { PaymentsTrouble, UnprovenEvent } from "./payments.ts";

const StripeFailure = z.object({
  type: z.string().optional(),
  code: z.string().optional(),
  statusCode: z.number().optional(),
});

/** What Stripe says is wrong, in its own word: `resource_missing`, `charge_already_refunded`. */
export function codeOf(error: unknown): string | null {
  return StripeFailure.safeParse(error).data?.code ?? null;
}

/** Does the work with Stripe; whatever goes wrong is PaymentsTrouble, with the reason as its cause. */
export async function asking<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsTrouble || error instanceof UnprovenEvent) throw error;
    const { type, code } = StripeFailure.safeParse(error).data ?? {};
    const reason = error instanceof z.ZodError ? "an answer that is none" : (code ?? type);
    throw new PaymentsTrouble(`${what}: ${reason ?? "no answer"}`, { cause: error });
  }
}

/** As `asking`; what Stripe answers with one of these codes is done already. */
export async function doneIf(
  codes: readonly string[],
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await asking(what, async () => {
    try {
      await work();
    } catch (error) {
      if (!codes.includes(codeOf(error) ?? "")) throw error;
    }
  });
}
