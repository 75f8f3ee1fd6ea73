import Mail from "lucide-react/icons/mail";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { newUuid } from "#ui/device/new-uuid.ts";
import { useAction } from "#ui/use-action.ts";
import { requestCode } from "./request-code.ts";
import { readFormText } from "#features/account/read-form-text.ts";
import type { PendingCode } from "./pending-code.ts";

type EmailFormProps = {
  email: string;
  next: string;
  problem: string | null;
  onSent: (waiting: PendingCode) => void;
};

export function EmailForm({ email, next, problem, onSent }: EmailFormProps) {
  const ask = useAction(async (address: string) => {
    const waiting = { email: address, requesterToken: newUuid() };
    await requestCode({ ...waiting, next });
    onSent(waiting);
  });
  return (
    <div className="stack gap-5">
      <div className="stack gap-3">
        <h1 className="title-md">Sign in</h1>
        <p className="meta">New here? The same form creates your free account.</p>
      </div>
      <form
        className="stack"
        method="post"
        action="/sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void ask.run(readFormText(event.currentTarget, "email"));
        }}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
          error={ask.error ? <span role="alert">{getErrorMessage(ask.error)}</span> : problem}
        />
        <input type="hidden" name="next" value={next} />
        <Button submit look="primary" full pending={ask.isPending}>
          <Icon of={Mail} />
          {ask.isPending ? "Sending..." : "E-mail me a code"}
        </Button>
      </form>
      <p className="meta">
        The message holds a six-digit code and a link; either signs you in. There is no password.
      </p>
    </div>
  );
}
