import { Button } from "#ui/components/button.tsx";
import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import { SessionTime } from "./session-time.tsx";
import { SessionActionForm } from "./session-action-form.tsx";

type HeldTimeProps = { session: CoachingSessionView };

/** The time that is held for the buyer: book it, or give it back. */
export function HeldTime({ session }: HeldTimeProps) {
  const { held, booked } = session;
  if (held === null) return null;
  return (
    <div className="panel stack gap-5">
      <SessionTime time={held} />
      <p className="meta">Kept for you until {held.until}. Nobody else can take it before.</p>
      {booked && (
        <p>
          It takes the place of {booked.day}, {booked.time}.
        </p>
      )}
      <div className="row">
        <SessionActionForm session={session} does="book" time={held.startsAt}>
          <Button submit look="primary">
            Book this time
          </Button>
        </SessionActionForm>
        <SessionActionForm session={session} does="let go">
          <Button submit>{booked ? "Keep the one I have" : "Choose another time"}</Button>
        </SessionActionForm>
      </div>
    </div>
  );
}
