import { useEffect, useRef } from "react";
import { ApiError, getErrorMessage } from "#ui/api/api-error.ts";
import { useAction } from "#ui/use-action.ts";
import { canUsePasskeys, signInWithPasskey, hasUsedPasskey } from "./passkey-client.ts";

const unsupportedMessage = "This browser cannot use passkeys. Use the code by e-mail instead.";
const declinedMessage = "No passkey was used. Try again, or use the code by e-mail.";

/** Signing in by passkey: by the button, and from the Email field's suggestions where one was used before. */
export function usePasskeySignIn(next: string) {
  const autofill = useRef<AbortController>(null);
  const signIn = useAction(async () => {
    autofill.current?.abort();
    if (!canUsePasskeys()) throw new Error(unsupportedMessage);
    await signInWithPasskey();
    location.assign(next);
  });

  useEffect(() => {
    const controller = new AbortController();
    autofill.current = controller;
    void offerAutofill(controller.signal, next);
    return () => controller.abort();
  }, [next]);

  return {
    begin: () => void signIn.run(undefined),
    isPending: signIn.isPending || signIn.isDone,
    problem: signIn.error === null ? null : describeProblem(signIn.error),
  };
}

async function offerAutofill(signal: AbortSignal, next: string): Promise<void> {
  if (!hasUsedPasskey() || !canUsePasskeys()) return;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
  document.querySelector("input[name=email]")?.setAttribute("autocomplete", "email webauthn");
  try {
    await signInWithPasskey(signal);
    location.assign(next);
  } catch {
    // The visitor signs in another way, or left.
  }
}

function describeProblem(error: unknown): string {
  if (error instanceof ApiError) return getErrorMessage(error);
  return canUsePasskeys() ? declinedMessage : unsupportedMessage;
}
