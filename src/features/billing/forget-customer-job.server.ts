import type { Payments } from "#adapters/payments/payments.ts";
import type { JobHandler } from "#adapters/queue/queue.ts";
import { z } from "zod";

/** The job that has the provider forget who a customer was. */
export const forgetCustomerJobKind = "forget customer";

const ForgetCustomerJob = z.object({
  provider: z.string(),
  livemode: z.string(),
  customerId: z.string(),
});

/** Leaves customers of other payments than those in charge alone. */
export function createForgetCustomerHandler(payments: Payments): JobHandler {
  return async (data) => {
    const { provider, livemode, customerId } = ForgetCustomerJob.parse(data);
    const isInCharge = provider === payments.provider && livemode === String(payments.livemode);
    if (isInCharge) await payments.deleteCustomer(customerId);
  };
}
