import { useState } from "react";
import { useQueryValue } from "#ui/address.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ownPath } from "./own-path.ts";
import { useSignInState } from "./sign-in-state.ts";

/** Signing in on one page: the address, then the code. With script by fetch, without it as plain forms. */
export function SignInForm() {
  const given = useSignInState();
  const wanted = useQueryValue("next");
  const hasFailed = useQueryValue("problem") === "provider";
  const next = given?.next ?? ownPath(wanted);
  const [sentTo, setSentTo] = useState(given?.step === "code" ? given.email : null);
  const problem = given?.problem ?? null;
  if (sentTo !== null)
    return (
      <CodeForm email={sentTo} next={next} problem={problem} onOther={() => setSentTo(null)} />
    );
  return (
    <div className="stack flow-6">
      <EmailForm
        email={given?.email ?? ""}
        next={next}
        problem={problem}
        onSent={(email) => setSentTo(email)}
      />
      <OtherWays next={next} hasFailed={hasFailed} />
    </div>
  );
}
