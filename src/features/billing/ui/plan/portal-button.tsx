import { useExternalRedirect } from "#ui/api/use-external-redirect.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";

/** To the payment provider's own pages: card, invoices, cancelling. */
export function PortalButton() {
  const { depart, isLeaving, problem } = useExternalRedirect("/api/billing/portal");
  return (
    <>
      <Button className="needs-script" pending={isLeaving} onClick={() => depart()}>
        Manage billing
      </Button>
      {problem && <Note tone="danger" alert title={problem} />}
    </>
  );
}
