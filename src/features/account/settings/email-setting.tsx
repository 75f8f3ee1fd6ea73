import { useEffect, useRef, useState } from "react";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { useSite } from "#ui/site.ts";
import { useAction } from "#ui/use-action.ts";
import { useViewer } from "#ui/viewer.ts";
import { emailChangedPath } from "./email-changed-path.ts";
import { SettingError, SettingSection } from "./setting-section.tsx";
import { readFormText } from "#features/account/read-form-text.ts";

/** Another address: it counts once it is proven. */
export function EmailSetting() {
  const viewer = useViewer();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SettingSection
      id="email"
      title="E-mail address"
      about="You sign in with it. A new one counts once you have entered the code sent to it; then every other device is signed out."
    >
      <p>
        <strong className="wrap-anywhere">{viewer.kind === "member" && viewer.email}</strong>
      </p>
      {sentTo === null ? (
        <NewEmailForm onSent={setSentTo} />
      ) : (
        <ConfirmEmailForm email={sentTo} onOther={() => setSentTo(null)} />
      )}
    </SettingSection>
  );
}

function NewEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const ask = useAction(async (email: string) => {
    await apiRequest("POST", "/api/account/email", { body: { email } });
    onSent(email);
  });
  return (
    <>
      <form
        className="inline-form needs-script"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void ask.run(readFormText(event.currentTarget, "email"));
        }}
      >
        <TextField
          label="New e-mail address"
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <Button submit pending={ask.isPending}>
          {ask.isPending ? "Sending..." : "Send a code"}
        </Button>
      </form>
      <SettingError error={ask.error} />
    </>
  );
}

function ConfirmEmailForm({ email, onOther }: { email: string; onOther: () => void }) {
  const { mailbox } = useSite();
  const line = useRef<HTMLParagraphElement>(null);
  const prove = useAction(async (code: string) => {
    await apiRequest("POST", "/api/account/email/confirm", { body: { code } });
    location.assign(emailChangedPath);
  });
  useEffect(() => {
    line.current?.focus();
  }, []);
  return (
    <>
      <p ref={line} tabIndex={-1}>
        A message is on its way to <strong>{email}</strong>. Enter its code here within 10 minutes.{" "}
        {mailbox && (
          <a href={mailbox} target="_blank" rel="noreferrer">
            Read it in the local mailbox (opens another tab)
          </a>
        )}
      </p>
      <form
        className="inline-form needs-script"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void prove.run(readFormText(event.currentTarget, "code"));
        }}
      >
        <TextField
          label="Six-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <Button submit pending={prove.isPending || prove.isDone}>
          {prove.isPending ? "Changing..." : "Change address"}
        </Button>
        <Button look="quiet" onClick={onOther}>
          Use another address
        </Button>
      </form>
      <SettingError error={prove.error} />
    </>
  );
}
