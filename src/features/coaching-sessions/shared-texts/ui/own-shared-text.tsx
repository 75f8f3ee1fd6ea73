import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import type { SharedTextView } from "#features/coaching-sessions/shared-texts/contract.ts";
import { sharedTextQuery } from "#features/coaching-sessions/shared-texts/queries.ts";
import { useShareProblem } from "#features/coaching-sessions/shared-texts/share-problem.ts";

/** A text that the member shares, with the strategist’s comments beside its lines, and the way to take it back. */
export function OwnSharedText({ id }: { id: string }) {
  const { data: shared, error } = useQuery(sharedTextQuery(id));
  const problem = useShareProblem();
  return (
    <>
      <PageHead
        title={shared ? shared.title : "Shared with your strategist"}
        lead={shared ? describeSharing(shared) : undefined}
      />
      {problem !== null && <Note tone="danger" alert title={problem} />}
      {error && <Note tone="danger" alert title={getErrorMessage(error)} />}
      {shared === null && (
        <Note title="Nothing is shared here.">
          It was taken back, or 30 days have passed since its session.
        </Note>
      )}
      {shared && <Copy shared={shared} />}
      <p>
        <a href="/library">Back to your library</a>
      </p>
    </>
  );
}

function describeSharing({ sharedOn, session, endsOn }: SharedTextView): string {
  if (session.label === null || endsOn === null)
    return `Shared on ${sharedOn}. No time is booked for its session now, so your strategist cannot see it until you book one.`;
  return `Shared on ${sharedOn} for your session on ${session.label}. It ends by itself on ${endsOn}.`;
}

function Copy({ shared: { id, session, lines, comments } }: { shared: SharedTextView }) {
  return (
    <>
      <p className="meta">{describeComments(comments)}</p>
      <ol className="entry-list">
        {lines.map(({ line, text, comments: beside }) => (
          <li key={line} className="stacked">
            <p>{text}</p>
            {beside.map((comment) => (
              <blockquote key={comment.id} className="panel sunken stack gap-2">
                <p className="keep-lines">{comment.text}</p>
                <p className="meta">Your strategist, {comment.on}</p>
              </blockquote>
            ))}
          </li>
        ))}
      </ol>
      <form method="post" action="/library/take-back" className="stack">
        <input type="hidden" name="id" value={id} />
        <p>
          Taken back, it is gone for your strategist at once, and its comments are gone for both of
          you. Your own text in the library stays.
        </p>
        <p className="actions">
          <Button submit>Take it back</Button>
          <a href={`/sessions/${session.id}`}>Open the session</a>
        </p>
      </form>
    </>
  );
}

function describeComments(count: number): string {
  if (count === 0) return "No comments yet. You get a message when there are some.";
  return count === 1 ? "1 comment, beside its line." : `${count} comments, beside their lines.`;
}
