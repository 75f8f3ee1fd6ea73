import { useState } from "react";
import { useQueryValue } from "#ui/address.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { OtherSignInMethods } from "./other-sign-in-methods.tsx";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import { useSignInState } from "./sign-in-state.ts";
import { setPendingCode, usePendingCode } from "./pending-code.ts";

/** Signing in on one page: the address, then the code. With script by fetch, without it as plain forms. */
export function SignInForm() {
  const signInState = useSignInState();
  const wanted = useQueryValue("next");
  const hasFailed = useQueryValue("problem") === "provider";
  const waiting = usePendingCode();
  const [isOver, setOver] = useState(false);
  const next = signInState?.next ?? safeRedirectPath(wanted);
  const problem = isOver ? null : (signInState?.problem ?? null);
  const pendingCode = signInState?.step === "code" && !isOver ? signInState : waiting;

  if (pendingCode !== null)
    return (
      <CodeForm
        email={pendingCode.email}
        requesterToken={pendingCode.requesterToken}
        next={next}
        problem={problem}
        onDone={(place) => {
          setPendingCode(null);
          location.assign(place);
        }}
        onOther={() => {
          setPendingCode(null);
          setOver(true);
        }}
      />
    );
  return (
    <div className="stack gap-6">
      <EmailForm
        email={signInState?.email ?? ""}
        next={next}
        problem={problem}
        onSent={setPendingCode}
      />
      <OtherSignInMethods next={next} hasFailed={hasFailed} />
    </div>
  );
}
