import { apiQuery, optionalApiQuery } from "#ui/api/api-query.ts";
import { SharedTextOffer, SharedTextsResponse, SharedTextView } from "./contract.ts";

export const sharedTextsQuery = apiQuery(["/api/shared-texts"], SharedTextsResponse);

export function sharedTextQuery(id: string) {
  return optionalApiQuery(["/api/shared-texts", encodeURIComponent(id)], SharedTextView);
}

/** What would be shared of a saved result. */
export function sharedTextOfferQuery(savedId: string) {
  return optionalApiQuery(
    ["/api/shared-texts/offers", encodeURIComponent(savedId)],
    SharedTextOffer,
  );
}
