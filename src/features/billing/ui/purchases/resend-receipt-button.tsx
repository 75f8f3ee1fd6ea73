import { useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { type PurchaseView, ReceiptSentResponse } from "#features/billing/contract.ts";

type ResendReceiptButtonProps = { bought: PurchaseView };

/** Sends the receipt once more, with fresh links to the files. */
export function ResendReceiptButton({ bought: { id, name } }: ResendReceiptButtonProps) {
  const [email, setEmail] = useState<string | null>(null);
  const send = useAction(async () => {
    const response = await apiRequest("POST", `/api/purchases/${id}/receipt`);
    setEmail(ReceiptSentResponse.parse(await response.json()).email);
  });
  return (
    <>
      <Button
        small
        className="needs-script"
        pending={send.isPending}
        aria-label={`Send the receipt again: ${name}`}
        onClick={() => void send.run(undefined)}
      >
        {send.isPending ? "Sending..." : "Send the receipt again"}
      </Button>
      <output className="meta">{email !== null && `Sent to ${email}.`}</output>
      {send.error !== null && <Note tone="danger" alert title={getErrorMessage(send.error)} />}
    </>
  );
}
