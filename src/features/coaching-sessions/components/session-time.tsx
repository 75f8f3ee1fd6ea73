import type { FormattedTime as Time } from "#features/coaching-sessions/contract.ts";

type SessionTimeProps = { time: Time };

/** A session's time, set large. */
export function SessionTime({ time: { startsAt, day, time, zoneName } }: SessionTimeProps) {
  return (
    <p className="stack gap-2">
      <time className="title title-sm" dateTime={startsAt}>
        {day}
      </time>
      <span>{time}</span>
      <span className="meta">{zoneName}</span>
    </p>
  );
}
