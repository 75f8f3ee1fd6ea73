import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { ActForm } from "./act-form.tsx";
import type { ActFields, OwnerAct } from "./owner-acts.ts";

type ConfirmPageProps = {
  act: OwnerAct;
  fields: ActFields;
  email: string;
  /** Whether the code is on its way. */
  isSent: boolean;
  problem: string | null;
};

/** Asks for a fresh code or a passkey, and goes on with what was asked for. */
export function ConfirmPage({ act, fields, email, isSent, problem }: ConfirmPageProps) {
  return (
    <div className="stack gap-6">
      {problem !== null && <Note tone="danger" title={problem} alert />}
      {isSent && (
        <ActForm act={act} fields={{ ...fields, step: "code" }} action="/desk/confirm">
          <TextField
            label="Code"
            hint={`Six figures, sent to ${email}.`}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Button submit look="primary">
            Confirm and go on
          </Button>
        </ActForm>
      )}
      <ActForm act={act} fields={{ ...fields, step: "send" }} action="/desk/confirm">
        <Button submit look={isSent ? undefined : "primary"}>
          {isSent ? "Send another code" : "Send me a code"}
        </Button>
      </ActForm>
      <div data-passkey hidden>
        <ActForm act={act} fields={fields}>
          <Button submit>Use a passkey</Button>
          <output />
        </ActForm>
      </div>
    </div>
  );
}
