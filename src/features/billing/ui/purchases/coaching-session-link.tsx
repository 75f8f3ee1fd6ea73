import { LinkButton } from "#ui/components/button.tsx";
import type { PurchaseView } from "#features/billing/contract.ts";

type CoachingSessionLinkProps = {
  session: NonNullable<PurchaseView["session"]>;
  /** Booking is what this page is for. */
  first?: boolean;
};

/** The hour that was bought: where it stands, and its page. */
export function CoachingSessionLink({
  session: { id, state, day },
  first,
}: CoachingSessionLinkProps) {
  if (state === "void") return null;
  const isChosen = state === "booked" || state === "past";
  return (
    <>
      {isChosen && day !== null && (
        <p>
          {state === "past" ? "It was on" : "Booked for"} {day}.
        </p>
      )}
      <LinkButton look={first ? "primary" : undefined} grow href={`/sessions/${id}`}>
        {isChosen ? "See your session" : "Choose a time"}
      </LinkButton>
    </>
  );
}
