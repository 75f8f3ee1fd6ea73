import type { ReactNode } from "react";
import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import type { CoachingSessionAction as Form } from "#features/coaching-sessions/requests.ts";

type SessionActionFormProps = {
  session: CoachingSessionView;
  does: Form["do"];
  /** The time it is about, where there is one. */
  time?: string;
  children: ReactNode;
};

/** A plain form of the page. It comes back to the page in the same time zone. */
export function SessionActionForm({ session, does, time, children }: SessionActionFormProps) {
  return (
    <form method="post" action={sessionPageHref(session)}>
      <input type="hidden" name="do" value={does} />
      <input type="hidden" name="zone" value={session.zone} />
      {time !== undefined && <input type="hidden" name="time" value={time} />}
      {children}
    </form>
  );
}

/** The page's own address, as it is shown. */
export function sessionPageHref(
  { id, zone, isZoneAssumed, isMoving }: CoachingSessionView,
  move = isMoving,
) {
  const query = new URLSearchParams();
  if (!isZoneAssumed) query.set("zone", zone);
  if (move) query.set("move", "1");
  return `/sessions/${id}${query.size === 0 ? "" : `?${query.toString()}`}`;
}
