import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PageProps, PageReads } from "#app/routing/page.ts";
import { useHttpStatus } from "#app/routing/http-status.ts";
import { coachingSessionQuery } from "#features/coaching-sessions/queries.ts";
import { CoachingSession } from "#features/coaching-sessions/components/coaching-session.tsx";
import { useAddress } from "#ui/address.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";

export function CoachingSessionPage({ params }: PageProps) {
  const { id = "" } = params;
  const { search } = useAddress();
  const query = coachingSessionQuery(id, new URLSearchParams(search));
  const { data: session, error } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (session === null) return <NotYourSession id={id} />;
  return (
    <div className="container page">
      {session && <CoachingSession session={session} />}
      {error && <Note tone="danger" alert title={getErrorMessage(error)} />}
      {!session && !error && <p className="meta shown-late">Loading...</p>}
    </div>
  );
}

CoachingSessionPage.reads = (({ id = "" }, search) => [
  coachingSessionQuery(id, search),
]) satisfies PageReads;

/** The same words for what belongs to somebody else and for what is not there. */
function NotYourSession({ id }: { id: string }) {
  useHttpStatus(404);
  const viewer = useViewer();
  const next = encodeURIComponent(`/sessions/${id}`);
  return (
    <div className="container page stack">
      <h1>No session for you here</h1>
      {viewer.kind === "visitor" ? (
        <p>
          If it is yours, <a href={`/api/login?next=${next}`}>sign in</a> with the e-mail address
          that you bought it with.
        </p>
      ) : (
        <p>
          You are signed in as {viewer.email}. What you bought with this address is in{" "}
          <a href="/my-kits">My Kits</a>.
        </p>
      )}
    </div>
  );
}
