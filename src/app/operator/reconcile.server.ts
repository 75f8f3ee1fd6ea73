import { PaymentsError } from "#adapters/payments/payments.ts";
import { formatReconcileReport } from "#features/billing/sync/reconcile.server.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";

export const reconcileCommand: OperatorCommand = {
  usage: [
    "reconcile",
    "compares every customer and purchase with the payment provider, mends the records, and lists what differed",
  ],
  async run(_, { billing }) {
    try {
      return formatReconcileReport(await billing.sync.reconcile({ full: true }));
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      throw new OperatorError(
        "The payment provider cannot be reached, or refuses our key. Check STRIPE_SECRET_KEY and the connection, then try again.",
      );
    }
  },
};
