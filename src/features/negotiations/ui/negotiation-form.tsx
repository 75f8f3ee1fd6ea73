import { Button } from "#ui/components/button.tsx";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useSaving } from "#ui/forms/use-saving.ts";
import { useRef } from "react";
import { NegotiationDetailFields, NegotiationFields } from "./negotiation-fields.tsx";
import {
  amountProblem,
  blankNegotiation,
  parseNegotiationFields,
} from "./negotiation-form-values.ts";
import { useNegotiations } from "./use-negotiations.ts";

type NegotiationFormProps = { owner: string };

/** Logs a negotiation. */
export function NegotiationForm({ owner }: NegotiationFormProps) {
  const { add } = useNegotiations();
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const saving = useSaving({
    form,
    name: `${owner}.ask`,
    start: blankNegotiation,
    async save(typed, id) {
      await add(id, parseNegotiationFields(typed));
      toast({ title: "Negotiation logged successfully" });
      // The button is about to be disabled, and the next request begins here.
      if (document.activeElement === button.current) request.current?.focus();
    },
    onFailure: (error) => dangerToast("Failed to log negotiation", error),
  });
  const isBlank = parseNegotiationFields(saving.typed).request === "";
  const isReady = !isBlank && amountProblem(saving.typed) === null;
  return (
    <form
      ref={form}
      className="stack needs-script"
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void saving.submit();
      }}
    >
      <NegotiationFields saving={saving} request={request} />
      <details className="disclosure">
        <summary>Date, amount and follow-up</summary>
        <div className="stack">
          <NegotiationDetailFields saving={saving} />
        </div>
      </details>
      <SavingNote saving={saving} />
      <Button ref={button} submit disabled={!isReady} pending={saving.isSaving}>
        {saving.isSaving ? "Logging..." : "Log Negotiation"}
      </Button>
    </form>
  );
}
