import { downloadsOf } from "#features/delivery/count-download.server.ts";
import { type Command, OperatorProblem } from "./command.server.ts";

export const downloads: Command = {
  usage: [
    "downloads <purchase>",
    "when its files were downloaded, as proof of delivery; the payment provider knows the purchase as purchaseId",
  ],
  async run({ words }, { db, billing }) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0)
      throw new OperatorProblem('Name one purchase: "downloads <purchase>".', 2);
    const purchase = await billing.purchaseOf(id);
    if (!purchase)
      throw new OperatorProblem("There is no purchase of that name at the payments in charge.");
    const found = await downloadsOf(db, purchase.id);
    const times = found.map(({ at, kit }) => `${at.toISOString()} ${kit}`);
    const count = `${times.length} ${times.length === 1 ? "download" : "downloads"}`;
    return [...times, `${purchase.sku}, ${purchase.state}: ${count}.`].join("\n");
  },
};
