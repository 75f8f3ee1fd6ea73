import { useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import type { PurchaseView } from "#features/billing/contract.ts";

type ReceiptAddressFormProps = {
  bought: PurchaseView;
  /** The query whose answer says where the receipt went. */
  query: { readonly queryKey: readonly unknown[] };
  /** The id of what is read next. */
  focus: string;
};

/** Whoever bought without an account may correct a slip of the pen, once. */
export function ReceiptAddressForm({
  bought: { id, email },
  query,
  focus,
}: ReceiptAddressFormProps) {
  const client = useQueryClient();
  const correct = useAction(async (to: string) => {
    await apiRequest("POST", `/api/purchases/${id}/address`, { body: { email: to } });
    await client.invalidateQueries(query);
    document.getElementById(focus)?.focus();
  });
  return (
    <details className="disclosure needs-script">
      <summary>Not your address?</summary>
      <div className="stack">
        <form
          className="inline-form"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            const to = new FormData(event.currentTarget).get("email");
            if (typeof to === "string") void correct.run(to);
          }}
        >
          <TextField
            label="Send the receipt to"
            hint={`It went to ${email ?? "nobody"}. You can correct that once.`}
            name="email"
            type="email"
            autoComplete="email"
            required
          />
          <Button submit pending={correct.isPending}>
            {correct.isPending ? "Sending..." : "Send it there"}
          </Button>
        </form>
        {correct.error !== null && (
          <Note tone="danger" alert title={getErrorMessage(correct.error)} />
        )}
      </div>
    </details>
  );
}
