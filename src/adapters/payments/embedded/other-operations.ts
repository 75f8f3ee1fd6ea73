import { z } from "zod";
import { type EventFacts, events } from "./facts.ts";
import { pricedThings } from "#adapters/payments/catalogue.ts";
import { eventObject } from "./objects/account.ts";
import { priceObject, pricedThing } from "./objects/price.ts";
import { operation, pageOf } from "./operation.ts";
import { expand, paging, truth, wholeNumber } from "./params.ts";
import { missing } from "./refusal.ts";

const Nothing = z.strictObject({ expand });

const priceOperations = [
  operation(
    "GET",
    "prices",
    z.strictObject({
      ...paging,
      active: truth.optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      type: z.enum(["one_time", "recurring"]).optional(),
    }),
    async (_, { active = true, lookup_keys: keys, type, ...page }) => {
      const found = pricedThings.filter(({ lookupKey }) => keys?.includes(lookupKey) ?? true);
      const shown = found
        .map(priceObject)
        .filter((price) => active && (type === undefined || price.type === type));
      return pageOf("/v1/prices", shown, page);
    },
  ),
  operation("GET", "prices/{id}", Nothing, async (_, __, id) => {
    const thing = pricedThing(id);
    if (!thing) throw missing("price", id, "price");
    return priceObject(thing);
  }),
];

const Range = z.strictObject({ gte: wholeNumber.optional(), gt: wholeNumber.optional() });

/** The version is the SDK's own, so that events come in the shape it expects. */
export function otherOperations(apiVersion: string) {
  const show = (facts: EventFacts) => eventObject(facts, apiVersion);
  return [
    ...priceOperations,
    operation(
      "GET",
      "events",
      z.strictObject({
        ...paging,
        created: Range.optional(),
        delivery_success: truth.optional(),
        type: z.string().optional(),
        types: z.array(z.string()).max(20).optional(),
      }),
      async ({ tx }, { created, delivery_success: isDelivered, type, types, ...page }) => {
        const found = (await events.list(tx)).filter(
          (facts) =>
            facts.created >= (created?.gte ?? 0) &&
            facts.created > (created?.gt ?? 0) &&
            (type === undefined || facts.type === type) &&
            (types === undefined || types.includes(facts.type)) &&
            (isDelivered === undefined || (facts.delivery === "delivered") === isDelivered),
        );
        return pageOf("/v1/events", found.map(show), page);
      },
    ),
    operation("GET", "events/{id}", Nothing, async ({ tx }, _, id) => {
      const facts = await events.find(tx, id);
      if (!facts) throw missing("event", id);
      return show(facts);
    }),
  ];
}
