import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";

type SharedForSessionProps = { shared: NonNullable<CoachingSessionView["shared"]> };

/** What the member shares for this session, with the way to each text and its comments. */
export function SharedForSession({ shared }: SharedForSessionProps) {
  return (
    <section className="stack" aria-labelledby="shared">
      <h2 id="shared" className="title-sm">
        Shared with your strategist
      </h2>
      {shared.length === 0 ? (
        <p>
          Nothing yet. Each text in <a href="/library">your library</a> can be shared for this
          session, and taken back.
        </p>
      ) : (
        <ul className="bullets">
          {shared.map(({ id, title, comments }) => (
            <li key={id}>
              <span>
                <a href={`/library?shared=${id}`}>{title}</a>, {describeCount(comments)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function describeCount(comments: number): string {
  if (comments === 0) return "no comments yet";
  return comments === 1 ? "1 comment" : `${comments} comments`;
}
