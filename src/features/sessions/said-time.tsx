import type { SaidTime as Time } from "./contract.ts";

type SaidTimeProps = { time: Time };

/** A session's time, set large. */
export function SaidTime({ time: { startsAt, day, time, zoneName } }: SaidTimeProps) {
  return (
    <p className="stack flow-2">
      <time className="title title-sm" dateTime={startsAt}>
        {day}
      </time>
      <span>{time}</span>
      <span className="meta">{zoneName}</span>
    </p>
  );
}
