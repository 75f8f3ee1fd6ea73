import * as s from "#core/schema.ts";
import { usePageState } from "#ui/api/use-page-state.ts";

/** What the server has to say with the sign-in page: the step, and what went wrong. */
const SignInState = s.object({
  step: s.oneOf(["email", "code"]),
  email: s.string,
  /** What only this page knows of its request; "" before it. */
  requesterToken: s.string,
  /** A path of our own. */
  next: s.string,
  problem: s.nullable(s.string),
});
export type SignInState = Readonly<s.Infer<typeof SignInState>>;

/** What a mailed link leads to; null once it leads nowhere. */
const SignInLinkState = s.nullable(
  s.object({
    link: s.string,
    email: s.string,
    purpose: s.oneOf(["sign-in", "new address"]),
    problem: s.nullable(s.string),
  }),
);
export type SignInLinkState = Readonly<s.Infer<typeof SignInLinkState>>;

export const signInQueryKey = ["sign-in"] as const;
export const signInLinkQueryKey = ["sign-in", "verify"] as const;

export function useSignInState(): SignInState | undefined {
  return usePageState(signInQueryKey, SignInState);
}

export function useSignInLinkState(): SignInLinkState {
  return usePageState(signInLinkQueryKey, SignInLinkState) ?? null;
}
