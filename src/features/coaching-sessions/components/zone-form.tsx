import { useEffect } from "react";
import { replaceAddress } from "#ui/address.ts";
import { Button } from "#ui/components/button.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import { sessionPageHref } from "./session-action-form.tsx";

type ZoneFormProps = { session: CoachingSessionView };

/** The time zone that the times are shown in: the browser's where it is known, until the buyer chooses another. */
export function ZoneForm({ session }: ZoneFormProps) {
  const { id, zone, zones, isZoneAssumed, isMoving } = session;
  useEffect(() => {
    if (!isZoneAssumed) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    replaceAddress(sessionPageHref({ ...session, zone: own, isZoneAssumed: false }));
  }, [session, isZoneAssumed]);
  return (
    <form className="inline-form" action={`/sessions/${id}`}>
      {isMoving && <input type="hidden" name="move" value="1" />}
      <SelectField key={zone} label="Time zone" name="zone" defaultValue={zone}>
        {[...Map.groupBy(zones, regionOf)].map(([region, ofRegion]) => (
          <optgroup key={region} label={region}>
            {ofRegion.map((name) => (
              <option key={name} value={name}>
                {placeOf(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Button submit>Show times</Button>
    </form>
  );
}

function regionOf(zone: string): string {
  return zone.includes("/") ? (zone.split("/")[0] ?? zone) : "Universal time";
}

/** "Indiana, Knox" for America/Indiana/Knox. */
function placeOf(zone: string): string {
  const [, ...place] = zone.split("/");
  return place.length === 0 ? zone : place.join(", ").replaceAll("_", " ");
}
