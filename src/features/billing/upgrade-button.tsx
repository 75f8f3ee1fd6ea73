import { useDeparture } from "#ui/api/use-departure.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";

type UpgradeButtonProps = { look: "primary" | "point"; full?: boolean };

/** Starts the Pro checkout; what went wrong is said beside the button. */
export function UpgradeButton({ look, full }: UpgradeButtonProps) {
  const { depart, isLeaving, problem } = useDeparture("/api/create-checkout-session");
  return (
    <>
      <Button look={look} full={full} pending={isLeaving} onClick={() => depart()}>
        Upgrade to Pro
      </Button>
      {problem && <Note tone="danger" alert title={problem} />}
    </>
  );
}
