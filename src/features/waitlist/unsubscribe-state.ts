import * as s from "#core/schema.ts";
import { usePageState } from "#ui/api/use-page-state.ts";

/** What the server has to say with the page that a message's link opens; null when the link is none of ours. */
const UnsubscribeState = s.nullable(
  s.object({ token: s.string, email: s.string, isOn: s.boolean }),
);
export type UnsubscribeState = Readonly<s.Infer<typeof UnsubscribeState>>;

export const unsubscribeQueryKey = ["unsubscribe"] as const;

export function useUnsubscribeState(): UnsubscribeState {
  return usePageState(unsubscribeQueryKey, UnsubscribeState) ?? null;
}
