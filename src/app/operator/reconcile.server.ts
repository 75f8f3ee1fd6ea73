import { PaymentsTrouble } from "#adapters/payments/payments.ts";
import { saidOfReconciled } from "#features/billing/reconcile.server.ts";
import { type Command, OperatorProblem } from "./command.server.ts";

export const reconcile: Command = {
  usage: [
    "reconcile",
    "compares every customer and purchase with the payment provider, mends the records, and lists what differed",
  ],
  async run(_, { billing }) {
    try {
      return saidOfReconciled(await billing.reconcile({ full: true }));
    } catch (error) {
      if (!(error instanceof PaymentsTrouble)) throw error;
      throw new OperatorProblem(
        "The payment provider cannot be reached, or refuses our key. Check STRIPE_SECRET_KEY and the connection, then try again.",
      );
    }
  },
};
