import { useEffect, useRef } from "react";
import { ApiError, sentenceOf } from "#ui/api/api-error.ts";
import { useAction } from "#ui/use-action.ts";
import { canUsePasskeys, signInByPasskey, usedPasskey } from "./passkeys.ts";

const cannot = "This browser cannot use passkeys. Use the code by e-mail instead.";
const declined = "No passkey was used. Try again, or use the code by e-mail.";

/** Signing in by passkey: by the button, and from the Email field's suggestions where one was used before. */
export function usePasskeySignIn(next: string) {
  const suggesting = useRef<AbortController>(null);
  const act = useAction(async () => {
    suggesting.current?.abort();
    if (!canUsePasskeys()) throw new Error(cannot);
    await signInByPasskey();
    location.assign(next);
  });

  useEffect(() => {
    const controller = new AbortController();
    suggesting.current = controller;
    void suggest(controller.signal, next);
    return () => controller.abort();
  }, [next]);

  return {
    begin: () => void act.run(undefined),
    isPending: act.isPending || act.isDone,
    problem: act.error === null ? null : problemOf(act.error),
  };
}

async function suggest(signal: AbortSignal, next: string): Promise<void> {
  if (!usedPasskey() || !canUsePasskeys()) return;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
  document.querySelector("input[name=email]")?.setAttribute("autocomplete", "email webauthn");
  try {
    await signInByPasskey(signal);
    location.assign(next);
  } catch {
    // She signs in another way, or left.
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error);
  return canUsePasskeys() ? declined : cannot;
}
