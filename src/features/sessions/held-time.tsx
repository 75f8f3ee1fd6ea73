import { Button } from "#ui/button.tsx";
import type { SessionView } from "./contract.ts";
import { SaidTime } from "./said-time.tsx";
import { SessionForm } from "./session-form.tsx";

type HeldTimeProps = { session: SessionView };

/** The time that is kept for her: book it, or give it back. */
export function HeldTime({ session }: HeldTimeProps) {
  const { held, booked } = session;
  if (held === null) return null;
  return (
    <div className="panel stack flow-5">
      <SaidTime time={held} />
      <p className="meta">Kept for you until {held.until}. Nobody else can take it before.</p>
      {booked && (
        <p>
          It takes the place of {booked.day}, {booked.time}.
        </p>
      )}
      <div className="row">
        <SessionForm session={session} does="book" time={held.startsAt}>
          <Button submit look="primary">
            Book this time
          </Button>
        </SessionForm>
        <SessionForm session={session} does="let go">
          <Button submit>{booked ? "Keep the one I have" : "Choose another time"}</Button>
        </SessionForm>
      </div>
    </div>
  );
}
