import { useEffect, useRef } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { useAction } from "#ui/use-action.ts";
import { SignedIn } from "#features/account/contract.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import { requestCode } from "./request-code.ts";
import { readFormText } from "#features/account/read-form-text.ts";

type CodeFormProps = {
  email: string;
  /** What only this page knows of its request. */
  requesterToken: string;
  next: string;
  problem: string | null;
  /** Signed in; `place` is the path to go to. */
  onDone: (place: string) => void;
  /** The visitor wants to use another address. */
  onOther: () => void;
};

export function CodeForm({ email, requesterToken, next, problem, onDone, onOther }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const verify = useAction(async (otp: string) => {
    const response = await apiRequest("POST", "/api/auth/sign-in/email-otp", {
      body: { email, otp, requesterToken },
    });
    onDone(safeRedirectPath(SignedIn.parse(await response.json()).next));
  });
  const resend = useAction(() => requestCode({ email, next, requesterToken }));
  useEffect(() => {
    field.current?.focus();
  }, []);
  const isEntering = verify.isPending || verify.isDone;

  return (
    <div className="stack gap-5">
      <div className="stack gap-3">
        <h1 className="title-md">Check your mail</h1>
        <p>Enter the code from the message, or open its link. Both work once, for 10 minutes.</p>
        <MailboxLink />
      </div>
      <form
        className="stack"
        method="post"
        action="/sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void verify.run(readFormText(event.currentTarget, "code"));
        }}
      >
        <TextField
          ref={field}
          label="Six-digit code"
          hint={<>The message goes to {email}.</>}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={verify.error ? <span role="alert">{getErrorMessage(verify.error)}</span> : problem}
        />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="requesterToken" value={requesterToken} />
        <input type="hidden" name="next" value={next} />
        <Button submit look="primary" full pending={isEntering}>
          {isEntering ? "Signing in..." : "Sign in"}
        </Button>
      </form>
      <form
        className="actions"
        method="post"
        action="/sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void resend.run(undefined);
        }}
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="requesterToken" value={requesterToken} />
        <input type="hidden" name="next" value={next} />
        <Button submit small pending={resend.isPending}>
          {resend.isPending ? "Sending..." : "Send a new code"}
        </Button>
        <a
          href={`/sign-in?next=${encodeURIComponent(next)}`}
          onClick={(event) => {
            event.preventDefault();
            onOther();
          }}
        >
          Use another address
        </a>
      </form>
      {resend.error !== null && <Note tone="danger" alert title={getErrorMessage(resend.error)} />}
      <output className="meta">
        {resend.isDone
          ? "A new message is on its way, and its code is the one to enter. After three in 15 minutes none is sent: then use the newest you have."
          : "Nothing after a few minutes? Check your spam folder. We send at most three codes in 15 minutes; use the newest one."}
      </output>
    </div>
  );
}

/** On one machine without a mail server, the message waits in the local mailbox. */
function MailboxLink() {
  const { mailbox } = useSite();
  if (!mailbox) return null;
  return (
    <p className="meta">
      This server sends no mail.{" "}
      <a href={mailbox} target="_blank" rel="noreferrer">
        Read the message in the local mailbox
      </a>{" "}
      (opens another tab).
    </p>
  );
}
