import { z } from "zod";
import { PaymentsError, InvalidSignatureError } from "#adapters/payments/payments.ts";

const StripeErrorShape = z.object({
  type: z.string().optional(),
  code: z.string().optional(),
  statusCode: z.number().optional(),
});

/** What Stripe says is wrong, in its own word: `resource_missing`, `charge_already_refunded`. */
export function stripeErrorCode(error: unknown): string | null {
  return StripeErrorShape.safeParse(error).data?.code ?? null;
}

/** Does the work with Stripe; whatever goes wrong is PaymentsError, with the reason as its cause. */
export async function withPaymentsErrors<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsError || error instanceof InvalidSignatureError) throw error;
    const { type, code } = StripeErrorShape.safeParse(error).data ?? {};
    const reason = error instanceof z.ZodError ? "an answer that is none" : (code ?? type);
    throw new PaymentsError(`${what}: ${reason ?? "no answer"}`, { cause: error });
  }
}

/** As `asking`; what Stripe answers with one of these codes is done already. */
export async function doneOnErrorCodes(
  codes: readonly string[],
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await withPaymentsErrors(what, async () => {
    try {
      await work();
    } catch (error) {
      if (!codes.includes(stripeErrorCode(error) ?? "")) throw error;
    }
  });
}
