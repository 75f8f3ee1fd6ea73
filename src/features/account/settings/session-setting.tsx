import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "#ui/api/api-request.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { useAction } from "#ui/use-action.ts";
import type { ActiveSession } from "#features/account/contract.ts";
import { sessionsQuery } from "./queries.ts";
import { SettingError, formatLongUtcDate, SettingSection } from "./setting-section.tsx";

/** Every device with a session of the member's, and the way to end each. */
export function SessionSetting() {
  const client = useQueryClient();
  const { data: sessions = [], error } = useQuery(sessionsQuery);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const endOthers = useAction(async () => {
    await apiRequest("DELETE", "/api/account/sessions");
    document.getElementById("sessions")?.focus();
    await client.invalidateQueries(sessionsQuery);
  });

  return (
    <SettingSection
      id="sessions"
      title="Where you are signed in"
      about="A device stays signed in for 30 days. Sign out where you no longer are."
    >
      <SettingError error={error} />
      <ul className="entry-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="actions">
          <Button
            className="needs-script"
            pending={endOthers.isPending}
            onClick={() => void endOthers.run(undefined)}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
      <SettingError error={endOthers.error} />
    </SettingSection>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const client = useQueryClient();
  const { id, device, signedInAt, isCurrent } = session;
  const end = useAction(async () => {
    await apiRequest("DELETE", `/api/account/sessions/${id}`);
    document.getElementById("sessions")?.focus();
    await client.invalidateQueries(sessionsQuery);
  });
  return (
    <li>
      <strong>{device}</strong>
      <p className="meta">Signed in {formatLongUtcDate(signedInAt)}</p>
      {isCurrent ? (
        <Badge>This device</Badge>
      ) : (
        <Button
          small
          className="needs-script"
          pending={end.isPending}
          aria-label={`Sign out ${device}, signed in ${formatLongUtcDate(signedInAt)}`}
          onClick={() => void end.run(undefined)}
        >
          Sign out
        </Button>
      )}
      <SettingError error={end.error} />
    </li>
  );
}
