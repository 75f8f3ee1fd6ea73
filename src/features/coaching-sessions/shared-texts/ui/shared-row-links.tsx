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
      {shared.map(({ id, comments, session }) => {
        const label = describeShared(comments);
        return (
          <LinkButton
            key={id}
            small
            href={`/library?shared=${id}`}
            aria-label={`${label}: ${name}, for ${session.label ?? "a session without a time"}`}
          >
            {label}
          </LinkButton>
        );
      })}
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

function describeShared(comments: number): string {
  if (comments === 0) return "Shared";
  return `Shared, ${comments} ${comments === 1 ? "comment" : "comments"}`;
}
