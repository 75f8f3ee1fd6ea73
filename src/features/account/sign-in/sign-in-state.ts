import { useQueryClient } from "@tanstack/react-query";

/** What the server has to say with the sign-in page: her step, and what went wrong. */
export type SignInState = {
  readonly step: "email" | "code";
  readonly email: string;
  /** What only this page knows of its request; "" before it. */
  readonly asker: string;
  /** A path of our own. */
  readonly next: string;
  readonly problem: string | null;
};

/** What a mailed link leads to; null once it leads nowhere. */
export type SignInLinkState = {
  readonly link: string;
  readonly email: string;
  readonly purpose: "sign-in" | "new address";
  readonly problem: string | null;
} | null;

export const signInQueryKey = ["sign-in"] as const;
export const signInLinkQueryKey = ["sign-in", "verify"] as const;

export function useSignInState(): SignInState | undefined {
  return useQueryClient().getQueryData<SignInState>(signInQueryKey);
}

export function useSignInLinkState(): SignInLinkState {
  return useQueryClient().getQueryData<SignInLinkState>(signInLinkQueryKey) ?? null;
}
