import { Button, LinkButton } from "#ui/components/button.tsx";
import { useSite } from "#ui/site.ts";
import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import { SessionTime } from "./session-time.tsx";
import { sessionPageHref, SessionActionForm } from "./session-action-form.tsx";

type BookedSessionProps = { session: CoachingSessionView };

/** When and where it is, the calendar file, and the ways to change it while there are any. */
export function BookedSession({ session }: BookedSessionProps) {
  const { id, booked } = session;
  if (booked === null) return null;
  const { room } = booked;
  return (
    <>
      <div className="panel stack gap-5">
        <SessionTime time={booked} />
        {room === null ? (
          <p>The link to the call comes by e-mail before the session.</p>
        ) : (
          <p>
            The call is here: <a href={room}>{room}</a>
          </p>
        )}
        <LinkButton look="primary" href={`/sessions/${id}/session.ics`} download="session.ics">
          Download the calendar file
        </LinkButton>
      </div>
      <section className="stack" aria-labelledby="change">
        <h2 id="change" className="title-sm">
          If it has to change
        </h2>
        {booked.canChange ? <Changes session={session} /> : <TooLate />}
      </section>
    </>
  );
}

function Changes({ session }: BookedSessionProps) {
  const { bookingUrl } = useSite();
  return (
    <>
      <p>You can move or cancel it until {session.booked?.changeUntil}.</p>
      {bookingUrl === null && (
        <p>
          <LinkButton href={sessionPageHref(session, true)}>Move it</LinkButton>
        </p>
      )}
      <details className="cancel-session">
        <summary>Cancel it</summary>
        <SessionActionForm session={session} does="cancel">
          <p>The time is given back, and the hour stays yours to book again.</p>
          <Button submit>Cancel this session</Button>
        </SessionActionForm>
      </details>
    </>
  );
}

function TooLate() {
  const { supportEmail } = useSite();
  return (
    <p>
      It begins in less than 24 hours, so it stays as it is. If something has come up, write to{" "}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  );
}
