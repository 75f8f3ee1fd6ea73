import { z } from "zod";
import { type EmulatedEvent, events } from "#adapters/payments/emulator/store/entities.ts";
import { catalogueItems } from "#adapters/payments/catalogue.ts";
import { eventObject } from "#adapters/payments/emulator/objects/customer-portal-event.ts";
import { priceObject, findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import { createEndpoint, paginate } from "./endpoint.ts";
import { expand, paging, booleanParam, integerParam } from "./params.ts";
import { resourceMissing } from "./api-error.ts";

const NoParams = z.strictObject({ expand });

const priceEndpoints = [
  createEndpoint(
    "GET",
    "prices",
    z.strictObject({
      ...paging,
      active: booleanParam.optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      type: z.enum(["one_time", "recurring"]).optional(),
    }),
    async (_, { active = true, lookup_keys: keys, type, ...page }) => {
      const found = catalogueItems.filter(({ lookupKey }) => keys?.includes(lookupKey) ?? true);
      const objects = found
        .map(priceObject)
        .filter((price) => active && (type === undefined || price.type === type));
      return paginate("/v1/prices", objects, page);
    },
  ),
  createEndpoint("GET", "prices/{id}", NoParams, async (_, __, id) => {
    const item = findCatalogueItem(id);
    if (!item) throw resourceMissing("price", id, "price");
    return priceObject(item);
  }),
];

const Range = z.strictObject({ gte: integerParam.optional(), gt: integerParam.optional() });

/** The version is the SDK's own, so that events come in the shape it expects. */
export function priceAndEventEndpoints(apiVersion: string) {
  const show = (facts: EmulatedEvent) => eventObject(facts, apiVersion);
  return [
    ...priceEndpoints,
    createEndpoint(
      "GET",
      "events",
      z.strictObject({
        ...paging,
        created: Range.optional(),
        delivery_success: booleanParam.optional(),
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
        return paginate("/v1/events", found.map(show), page);
      },
    ),
    createEndpoint("GET", "events/{id}", NoParams, async ({ tx }, _, id) => {
      const facts = await events.find(tx, id);
      if (!facts) throw resourceMissing("event", id);
      return show(facts);
    }),
  ];
}
