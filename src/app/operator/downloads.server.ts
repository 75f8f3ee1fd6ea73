import { listDownloads } from "#features/delivery/count-download.server.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";

export const downloadsCommand: OperatorCommand = {
  usage: [
    "downloads <purchase>",
    "when its files were downloaded, as proof of delivery; the payment provider knows the purchase as purchaseId",
  ],
  async run({ args }, { db, purchases }) {
    const [id, ...more] = args;
    if (id === undefined || more.length > 0)
      throw new OperatorError('Name one purchase: "downloads <purchase>".', 2);
    const purchase = await purchases.find(id);
    if (!purchase)
      throw new OperatorError("There is no purchase of that name at the payments in charge.");
    const found = await listDownloads(db, purchase.id);
    const times = found.map(({ at, kit }) => `${at.toISOString()} ${kit}`);
    const count = `${times.length} ${times.length === 1 ? "download" : "downloads"}`;
    return [...times, `${purchase.sku}, ${purchase.state}: ${count}.`].join("\n");
  },
};
