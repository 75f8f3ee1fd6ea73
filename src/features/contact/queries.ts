import * as s from "#core/schema.ts";
import { apiQuery } from "#ui/api/api-query.ts";
import { usePageState } from "#ui/api/use-page-state.ts";
import { ContactStamp } from "./contract.ts";

export const contactStampQuery = apiQuery(["/api/contact"], ContactStamp);

/** What the server has to say with the page after the form was sent without script. */
const ContactState = s.object({
  isSent: s.boolean,
  problem: s.nullable(s.string),
  topic: s.string,
  email: s.string,
  message: s.string,
  isUrgent: s.boolean,
});
export type ContactState = Readonly<s.Infer<typeof ContactState>>;

export const contactQueryKey = ["contact"] as const;

export function useContactState(): ContactState | undefined {
  return usePageState(contactQueryKey, ContactState);
}
