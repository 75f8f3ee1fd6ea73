import {
  formatZonedClock,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { shortWeekdays } from "#features/coaching-sessions/schedule/weekly-hours.ts";
import { knownZones } from "#features/coaching-sessions/schedule/zoned-time.ts";
import { ActForm } from "#app/desk/act-form.tsx";
import type { ActFields } from "#app/desk/owner-acts.ts";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { SelectField, TextField } from "#ui/forms/field.tsx";
import type { FormRefusal } from "./form-refusal.ts";
import type { HoursView } from "./hours.server.ts";

const dayLabels: Readonly<Record<(typeof shortWeekdays)[number], string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

type HoursPageProps = HoursView & {
  /** The form that was not taken, with what was typed. */
  refused: FormRefusal | null;
};

/** The hours of a week and the time off, each a form of its own. */
export function HoursPage({ zone, fields, timeOff, refused }: HoursPageProps) {
  return (
    <div className="desk-sections">
      {refused && <Note tone="danger" alert title={refused.message} />}
      <p>
        <LinkButton href="/desk/sessions">Back to the week</LinkButton>
      </p>
      <WeekForm fields={fields} refused={refused?.form === "hours" ? refused : null} />
      <TimeOff
        timeOff={timeOff}
        zone={zone}
        refused={refused?.form === "time-off" ? refused : null}
      />
    </div>
  );
}

function WeekForm({ fields, refused }: { fields: ActFields; refused: FormRefusal | null }) {
  const typed = refused?.fields ?? fields;
  const propsOf = (name: string) => ({
    name,
    defaultValue: typed[name] ?? "",
    error: refused?.field === name && refused.message,
    autoComplete: "off",
  });
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">Hours of a week</h2>
      <p>From now on. What is booked stays as it is.</p>
      <form method="post" action="/desk/sessions/hours" className="stack">
        <input type="hidden" name="form" value="hours" />
        {shortWeekdays.map((name, n) => (
          <TextField
            key={name}
            label={dayLabels[name]}
            hint={n === 0 && "Such as 9:00-12:00, 13:00-16:00. Empty: no sessions."}
            {...propsOf(name)}
          />
        ))}
        <TextField label="Minutes between two sessions" inputMode="numeric" {...propsOf("pause")} />
        <SelectField label="Time zone of these hours" {...propsOf("zone")}>
          {knownZones().map((name) => (
            <option key={name} value={name}>
              {name.replaceAll("_", " ")}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Address of the call"
          hint="It begins with https://. Empty: you send it for each session."
          inputMode="url"
          {...propsOf("room")}
        />
        <Button submit look="primary">
          Save the hours
        </Button>
      </form>
    </section>
  );
}

type TimeOffProps = Pick<HoursView, "timeOff" | "zone"> & { refused: FormRefusal | null };

function TimeOff({ timeOff, zone, refused }: TimeOffProps) {
  const typed = refused?.fields ?? {};
  const moment = (at: Date) => `${formatZonedDay(at, zone, "year")}, ${formatZonedClock(at, zone)}`;
  return (
    <section aria-labelledby="time-off">
      <h2 id="time-off">Days off</h2>
      <p>No session is offered then. One that is booked already stays until you move it.</p>
      <OwnerTable
        label="Days off"
        head={["From", "Until", "Booked in it", "Change"]}
        rows={timeOff.map(({ id, startsAt, endsAt, booked }) => ({
          key: id,
          cells: [
            moment(startsAt),
            moment(endsAt),
            booked.length === 0 ? (
              "None"
            ) : (
              <ul key="booked" className="desk-lines">
                {booked.map((one) => (
                  <li key={one.purchaseId}>
                    <a href={`/desk/sessions/${encodeURIComponent(one.purchaseId)}`}>
                      {moment(one.startsAt)}
                    </a>
                  </li>
                ))}
              </ul>
            ),
            <ActForm key="again" act="sessions/end-time-off" fields={{ id }}>
              <Button submit small aria-label={`Give back ${moment(startsAt)}`}>
                Give back
              </Button>
            </ActForm>,
          ],
        }))}
        empty="No days off are to come."
      />
      <form method="post" action="/desk/sessions/hours" className="stack">
        <input type="hidden" name="form" value="time-off" />
        <TextField
          label="First day"
          type="date"
          name="first"
          defaultValue={typed["first"]}
          error={refused?.field === "first" && refused.message}
          required
        />
        <TextField
          label="Last day"
          hint="Empty: one day."
          type="date"
          name="last"
          defaultValue={typed["last"]}
        />
        <TextField
          label="Hours"
          hint="Such as 9:00-12:00. Empty: whole days."
          name="span"
          defaultValue={typed["span"]}
          error={refused?.field === "span" && refused.message}
          autoComplete="off"
        />
        <Button submit>Add days off</Button>
      </form>
    </section>
  );
}
