import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import { sessionPageHref, SessionActionForm } from "./session-action-form.tsx";
import { ZoneForm } from "./zone-form.tsx";

type FreeTimesProps = { session: CoachingSessionView };

/** Every time of the next four weeks that is free, by day. */
export function FreeTimes({ session }: FreeTimesProps) {
  const { days, isMoving } = session;
  return (
    <>
      {isMoving && (
        <p>
          <a href={sessionPageHref(session, false)}>Keep the time I have</a>
        </p>
      )}
      <ZoneForm session={session} />
      {days.length === 0 ? (
        <NoTimes />
      ) : (
        <SessionActionForm session={session} does="hold">
          <div className="stack">
            <div className="free-days">
              {days.map(({ day, times }) => (
                <fieldset key={day}>
                  <legend>{day}</legend>
                  <div className="chips">
                    {times.map(({ startsAt, time }) => (
                      <label key={startsAt} className="chip">
                        <input type="radio" name="time" value={startsAt} required />
                        {time}
                      </label>
                    ))}
                  </div>
                </fieldset>
              ))}
            </div>
            <div className="free-days-footer">
              <Button submit look="primary">
                Keep this time
              </Button>
              <p className="meta">It is kept for ten minutes. You book it on the next page.</p>
            </div>
          </div>
        </SessionActionForm>
      )}
    </>
  );
}

function NoTimes() {
  const { supportEmail } = useSite();
  return (
    <Note title="No time is free in the next four weeks.">
      Your hour stays yours. Look again in a few days, or write to{" "}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and we find one with you.
    </Note>
  );
}
