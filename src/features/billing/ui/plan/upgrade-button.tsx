import { redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { useExternalRedirect } from "#ui/api/use-external-redirect.ts";
import { Button } from "#ui/components/button.tsx";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { Note } from "#ui/components/note.tsx";

type UpgradeButtonProps = {
  look: "primary" | "point";
  full?: boolean;
  /** What `GET /api/plans` calls the plan's price; the monthly one when there is none. */
  priceId?: string;
};

/** Starts the Pro checkout; an error is shown beside the button, and in the specification's notification. */
export function UpgradeButton({ look, full, priceId }: UpgradeButtonProps) {
  const { depart, isLeaving, problem } = useExternalRedirect(
    "/api/create-checkout-session",
    (error) => {
      if (!redirectIfLoggedOut(error)) dangerToast("Failed to start checkout", error);
    },
  );
  return (
    <>
      <Button
        look={look}
        full={full}
        pending={isLeaving}
        onClick={() => depart(priceId === undefined ? undefined : { priceId })}
      >
        Upgrade to Pro
      </Button>
      {problem && <Note tone="danger" alert title={problem} />}
    </>
  );
}
