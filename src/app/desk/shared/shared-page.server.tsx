import type { ReadableText } from "#features/coaching-sessions/shared-texts/strategist-texts.server.ts";
import { ActForm } from "#app/desk/act-form.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { FormRefusal } from "#app/desk/sessions/form-refusal.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";

type SharedTextPageProps = ReadableText & { refused: FormRefusal | null };

type Line = ReadableText["lines"][number];
type Comment = Line["comments"][number];

/** The copy line by line, each with its comments and a form for another one. */
export function SharedTextPage({ id, sessionId, lines, refused }: SharedTextPageProps) {
  return (
    <div className="stack gap-6">
      {refused && <Note tone="danger" alert title={refused.message} />}
      <p>
        <a href={`/desk/sessions/${encodeURIComponent(sessionId)}`}>Back to the session</a>
      </p>
      <ol className="desk-shared">
        {lines.map(({ line, text, comments }) => (
          <li key={line} id={`line-${line + 1}`}>
            <p>{text}</p>
            <div className="stack gap-3">
              {comments.map((comment) => (
                <CommentBox key={comment.id} id={id} comment={comment} refused={refused} />
              ))}
              <CommentForm id={id} line={line} refused={refused} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

type CommentFormProps = { id: string; line: number; refused: FormRefusal | null };

function CommentForm({ id, line, refused }: CommentFormProps) {
  const { fields = null } = refused ?? {};
  const isRefused = fields?.["comment"] === undefined && fields?.["line"] === `${line}`;
  return (
    <details className="disclosure" open={isRefused}>
      <summary>Comment on line {line + 1}</summary>
      <form method="post" action={`/desk/shared/${encodeURIComponent(id)}`} className="stack">
        <input type="hidden" name="line" value={line} />
        <TextAreaField
          label={`Your comment on line ${line + 1}`}
          name="text"
          rows={3}
          maxLength={2_000}
          required
          defaultValue={isRefused ? fields["text"] : undefined}
          error={isRefused && refused?.message}
        />
        <Button submit small>
          Add the comment
        </Button>
      </form>
    </details>
  );
}

type CommentBoxProps = { id: string; comment: Comment; refused: FormRefusal | null };

function CommentBox({ id, comment, refused }: CommentBoxProps) {
  const { fields = null } = refused ?? {};
  const isRefused = fields?.["comment"] === comment.id;
  const when = formatMoment(comment.changedAt ?? comment.createdAt);
  const place = `line ${comment.line + 1}`;
  return (
    <div className="panel sunken stack gap-2">
      <p className="keep-lines">{comment.text}</p>
      <p className="meta">{comment.changedAt ? `Changed ${when}` : when}</p>
      <details className="disclosure" open={isRefused}>
        <summary>Change this comment on {place}</summary>
        <div className="stack">
          <form method="post" action={`/desk/shared/${encodeURIComponent(id)}`} className="stack">
            <input type="hidden" name="comment" value={comment.id} />
            <TextAreaField
              label={`The comment on ${place}`}
              name="text"
              rows={3}
              maxLength={2_000}
              required
              defaultValue={isRefused ? fields["text"] : comment.text}
              error={isRefused && refused?.message}
            />
            <Button submit small>
              Save the comment
            </Button>
          </form>
          <ActForm act="shared/remove-comment" fields={{ id, comment: comment.id }}>
            <Button submit small look="quiet" aria-label={`Remove this comment on ${place}`}>
              Remove it
            </Button>
          </ActForm>
        </div>
      </details>
    </div>
  );
}
