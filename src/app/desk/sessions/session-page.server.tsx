import {
  formatSessionTime,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { ActForm } from "#app/desk/act-form.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import type { FormRefusal } from "./form-refusal.ts";
import type { OwnerSessionView } from "./session.server.ts";

type SessionPageProps = OwnerSessionView & { refused: FormRefusal | null };

/** One session: when it is for both, the ways to change it, and what its member shares. */
export function OwnerSessionPage({ refused, ...session }: SessionPageProps) {
  const { startsAt, canChange } = session;
  return (
    <div className="desk-sections">
      {refused && <Note tone="danger" alert title={refused.message} />}
      <section aria-labelledby="when">
        <h2 id="when">When</h2>
        <Times {...session} />
        <p className="meta">
          {session.userId === null ? (
            <>Bought without an account by {session.email}.</>
          ) : (
            <>
              With{" "}
              <a href={`/desk/people/${encodeURIComponent(session.userId)}`}>{session.email}</a>.
            </>
          )}
        </p>
      </section>
      {canChange && startsAt && <Changes {...session} startsAt={startsAt} />}
      <section aria-labelledby="shared">
        <h2 id="shared">Shared for this session</h2>
        <OwnerTable
          label="Shared for this session"
          head={["Text", "Shared", "Comments"]}
          rows={session.shared.map(({ id, title, createdAt, comments }) => ({
            key: id,
            cells: [
              <a key="text" href={`/desk/shared/${encodeURIComponent(id)}`}>
                {title}
              </a>,
              formatZonedDay(createdAt, session.zone, "year"),
              comments,
            ],
          }))}
          empty="Nothing is shared for it. What a member shares stands here until 30 days after the session, or until it is taken back."
        />
      </section>
    </div>
  );
}

function Times({ startsAt, zone, memberZone, room, isOver, isReturned }: OwnerSessionView) {
  if (isReturned && startsAt === null)
    return <p>No time is booked. The payment went back, and the hour with it.</p>;
  if (startsAt === null) return <p>No time is booked. The hour is paid, and can be booked.</p>;
  return (
    <>
      {isOver && <p>This session is over.</p>}
      <p>{formatSessionTime(startsAt, zone)}, for you.</p>
      {memberZone !== null && <p>{formatSessionTime(startsAt, memberZone)}, for the member.</p>}
      <p>
        {room === null ? (
          <>
            You send the link to the call yourself. One for every session is set with the{" "}
            <a href="/desk/sessions/hours">hours</a>.
          </>
        ) : (
          <>
            The call is at <a href={room}>{room}</a>.
          </>
        )}
      </p>
    </>
  );
}

function Changes({ id, startsAt, days, cents }: OwnerSessionView & { startsAt: Date }) {
  const from = startsAt.toISOString();
  return (
    <>
      <section aria-labelledby="move">
        <h2 id="move">Move it</h2>
        {days.length === 0 ? (
          <p>No time is free in the next four weeks.</p>
        ) : (
          <form method="post" action={`/desk/sessions/${encodeURIComponent(id)}`} className="stack">
            <input type="hidden" name="from" value={from} />
            <SelectField
              label="Another time"
              hint="Every time of the next four weeks that is free, on your clocks."
              name="to"
              required
            >
              {days.map(({ day, times }) => (
                <optgroup key={day} label={day}>
                  {times.map((one) => (
                    <option key={one.startsAt} value={one.startsAt}>
                      {day}, {one.time}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
            <Button submit look="primary">
              Move the session
            </Button>
            <p className="meta">Both of you get a message with the new time for the calendar.</p>
          </form>
        )}
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel">Cancel it</h2>
        <p>The time is free again, and both of you get a message. The hour can be booked again.</p>
        <ActForm act="sessions/cancel" fields={{ id, from }}>
          <Button submit>Cancel the session</Button>
        </ActForm>
        {cents > 0 && (
          <>
            <p>Or give the money back. The hour goes with it, and cannot be booked again.</p>
            <ActForm act="sessions/return" fields={{ id, from }}>
              <Button submit>Cancel it and pay back {formatDollars(cents)}</Button>
            </ActForm>
          </>
        )}
      </section>
    </>
  );
}
