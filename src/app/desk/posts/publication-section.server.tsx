import type { EditedPost } from "#features/blog/writing/edited-post.server.ts";
import { postStateAt } from "#features/blog/writing/post-state.ts";
import { describeMissingWords } from "#features/blog/writing/post-words.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { ActForm } from "#app/desk/act-form.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import { describeState } from "./describe-post.server.ts";

type PublicationSectionProps = { edited: EditedPost; at: Date };

/** What readers have of a post, its preview, and the acts that change it. */
export function PublicationSection({ edited, at }: PublicationSectionProps) {
  const { post, words } = edited;
  const state = postStateAt(post, at);
  const missing = describeMissingWords(words);
  const hasChanges = post.revision > post.shownRevision;
  const fields = { id: post.id, revision: String(post.revision) };
  const scheduled = state === "scheduled" ? post.publishedAt.toISOString() : "";
  const preview = `/desk/posts/${encodeURIComponent(post.id)}/preview`;
  return (
    <section aria-labelledby="readers">
      <h2 id="readers">Readers</h2>
      <p>
        <strong>{describeState(post, at)}.</strong>{" "}
        {state === "published" && <a href={`/blog/${post.slug}`}>Read it as readers do</a>}
      </p>
      {hasChanges && (
        <p>
          {state === "scheduled"
            ? "What was written since then waits: the text comes out as it was scheduled, unless you schedule or publish it again."
            : "What was written since then waits: readers have the text as it was published."}
        </p>
      )}
      {missing !== null && <p data-until-saved>Before it can be out it needs {missing}.</p>}
      <div className="actions">
        <LinkButton href={preview}>Preview</LinkButton>
        {words.isProOnly && <LinkButton href={`${preview}?as=visitor`}>As a visitor</LinkButton>}
      </div>
      <p className="meta">
        This publishes what is saved. You’ll be asked for a code or a passkey if your last one is
        more than 30 minutes old.
      </p>
      <ActForm act="posts/publish" fields={fields}>
        <Button submit>{state === "published" ? "Publish the changes" : "Publish now"}</Button>
      </ActForm>
      {state !== "published" && (
        <ActForm act="posts/schedule" fields={fields}>
          <p>Times are in UTC, where it’s {formatMoment(at)} now.</p>
          <TextField
            label="Day"
            hint="Such as 2026-11-25."
            name="day"
            type="date"
            defaultValue={scheduled.slice(0, 10)}
            required
          />
          <TextField
            label="Time"
            hint="Such as 09:00, in UTC."
            name="time"
            type="time"
            defaultValue={scheduled.slice(11, 16)}
            required
          />
          <output className="meta" data-local-time />
          <Button submit>Schedule</Button>
        </ActForm>
      )}
      {!post.isDraft && (
        <ActForm act="posts/unpublish" fields={{ id: post.id }}>
          <Button submit>{state === "published" ? "Unpublish" : "Unschedule"}</Button>
        </ActForm>
      )}
    </section>
  );
}
