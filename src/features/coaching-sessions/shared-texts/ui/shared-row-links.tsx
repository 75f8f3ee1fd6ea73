import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "#ui/components/button.tsx";
import { sharedTextsQuery } from "#features/coaching-sessions/shared-texts/queries.ts";

type SharedRowLinksProps = { savedId: string; name: string };

/** At a saved result: what of it is shared, and the way to share it, for whoever has a session booked. */
export function SharedRowLinks({ savedId, name }: SharedRowLinksProps) {
  const { data } = useQuery(sharedTextsQuery);
  if (!data) return null;
  const shared = data.items.filter((item) => item.savedId === savedId);
  return (
    <>
      {shared.map(({ id, comments, session }) => (
        <LinkButton
          key={id}
          small
          href={`/library?shared=${id}`}
          aria-label={`Shared: ${name}, for ${session.label ?? "a session without a time"}`}
        >
          {comments === 0
            ? "Shared"
            : `Shared, ${comments} ${comments === 1 ? "comment" : "comments"}`}
        </LinkButton>
      ))}
      {data.sessions.length > 0 && (
        <LinkButton
          small
          look="quiet"
          href={`/library?share=${savedId}`}
          aria-label={`Share ${name} with your strategist`}
        >
          Share
        </LinkButton>
      )}
    </>
  );
}
