import {
  formatZonedClock,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import type { ReactNode } from "react";
import type { WeekView } from "./week.server.ts";

type Day = WeekView["days"][number];

/** A week of sessions, with hours and time off beside them. */
export function WeekPage({ zone, zoneName, days, count, problem, earlier, later }: WeekView) {
  return (
    <div className="stack gap-6">
      {problem !== null && (
        <Note tone="danger" alert title={problem}>
          This week is shown instead.
        </Note>
      )}
      <nav className="actions" aria-label="Weeks">
        <LinkButton href={`/desk/sessions?week=${earlier}`}>Earlier</LinkButton>
        <LinkButton href="/desk/sessions">This week</LinkButton>
        <LinkButton href={`/desk/sessions?week=${later}`}>Later</LinkButton>
        <LinkButton href="/desk/sessions/hours">Hours and days off</LinkButton>
      </nav>
      <p className="meta">
        {describeCount(count)} Times in {zoneName}.
      </p>
      <OwnerTable
        label="The week"
        head={["Day", "Hours", "Sessions"]}
        rows={days.map((day) => ({
          key: day.day,
          cells: [
            <DayName key="day" day={day} zone={zone} />,
            <Hours key="hours" day={day} zone={zone} />,
            <Sessions key="sessions" day={day} zone={zone} />,
          ],
        }))}
        empty=""
      />
    </div>
  );
}

function describeCount(count: number): string {
  if (count === 0) return "No session is booked in this week.";
  return count === 1 ? "1 session." : `${count} sessions.`;
}

function DayName({ day: { startsAt, isToday }, zone }: { day: Day; zone: string }) {
  return (
    <>
      {isToday ? "Today, " : ""}
      {formatZonedDay(startsAt, zone)}
    </>
  );
}

function Hours({ day: { hours, off }, zone }: { day: Day; zone: string }) {
  const span = ({ from, to }: { from: Date; to: Date }) =>
    `${formatZonedClock(from, zone)} to ${formatZonedClock(to, zone)}`;
  const open = hours.map(span);
  const closed = off.map((one) => (one.isWholeDay ? "Off all day" : `Off ${span(one)}`));
  const lines = [...(open.length === 0 ? ["No hours"] : open), ...closed];
  if (lines.length === 1) return lines[0];
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

function Sessions({ day: { sessions }, zone }: { day: Day; zone: string }) {
  if (sessions.length === 0) return "None";
  return (
    <Lines>
      {sessions.map(({ purchaseId, startsAt, account, email }) => (
        <li key={purchaseId}>
          <a href={`/desk/sessions/${encodeURIComponent(purchaseId)}`}>
            {formatZonedClock(startsAt, zone)}, {account ?? email ?? "no address"}
          </a>
        </li>
      ))}
    </Lines>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <ul className="desk-lines">{children}</ul>;
}
