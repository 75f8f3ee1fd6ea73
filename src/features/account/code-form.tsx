import { useEffect, useRef } from "react";
import { sentenceOf } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { useSite } from "#ui/site.ts";
import { useAction } from "#ui/use-action.ts";
import { SignedIn } from "./contract.ts";
import { textIn } from "./text-in.ts";

type CodeFormProps = {
  email: string;
  next: string;
  problem: string | null;
  /** She wants to use another address. */
  onOther: () => void;
};

export function CodeForm({ email, next, problem, onOther }: CodeFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const use = useAction(async (otp: string) => {
    const response = await apiRequest("POST", "/api/auth/sign-in/email-otp", {
      body: { email, otp },
    });
    location.assign(SignedIn.parse(await response.json()).next);
  });
  const again = useAction(async () => {
    const body = { email, type: "sign-in", next };
    await apiRequest("POST", "/api/auth/email-otp/send-verification-otp", { body });
  });
  useEffect(() => heading.current?.focus(), []);
  const isEntering = use.isPending || use.isDone;

  return (
    <div className="stack flow-5">
      <div className="stack flow-3">
        <h1 className="title-md" ref={heading} tabIndex={-1}>
          Check your mail
        </h1>
        <p>
          A message is on its way to <strong>{email}</strong>. Enter its code here, or open its
          link. Both work once, for 10 minutes.
        </p>
        <MailboxLink />
      </div>
      <form
        className="stack flow-4"
        method="post"
        action="/sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void use.run(textIn(event.currentTarget, "code"));
        }}
      >
        <TextField
          label="Six-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={use.error ? sentenceOf(use.error) : problem}
        />
        <input type="hidden" name="email" value={email} />
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
          void again.run(undefined);
        }}
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="next" value={next} />
        <Button submit small pending={again.isPending}>
          {again.isPending ? "Sending..." : "Send a new code"}
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
      <output>{again.isDone && <Note title="A new message is on its way." />}</output>
      {again.error !== null && <Note tone="danger" alert title={sentenceOf(again.error)} />}
      <p className="meta">
        Nothing there after a few minutes? Look among unwanted mail. An address gets three messages
        in 15 minutes.
      </p>
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
