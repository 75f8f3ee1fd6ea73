import { newId } from "#adapters/database/new-id.ts";
import type { OwnerPostRow } from "#features/blog/writing/list-edited-posts.server.ts";
import { maxPostLengths } from "#features/blog/writing/post-words.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { ActForm } from "#app/desk/act-form.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { describeSource, describeState, nameOfPost } from "./describe-post.server.ts";

type PostsPageProps = { rows: readonly OwnerPostRow[]; older: string | null; at: Date };

/** Every post with its state, and the way to a new one. */
export function PostsPage({ rows, older, at }: PostsPageProps) {
  return (
    <div className="stack gap-6">
      <ActForm act="posts/create" fields={{ id: newId() }}>
        <TextField
          label="Headline of a new post"
          hint="It can change until the post is out, and after."
          name="title"
          maxLength={maxPostLengths.title}
          autoComplete="off"
        />
        <Button submit look="primary">
          Write a new post
        </Button>
      </ActForm>
      <OwnerTable
        label="Posts"
        head={["Headline", "State", "Readers", "Written"]}
        rows={rows.map((post) => ({
          key: post.id,
          cells: [
            <a key="link" href={`/desk/posts/${encodeURIComponent(post.id)}`}>
              {nameOfPost(post)}
            </a>,
            describeState(post, at) + (post.hasChanges ? ", changes wait" : ""),
            post.isProOnly ? "Pro members" : "Everybody",
            describeSource(post),
          ],
        }))}
        empty="There is no post yet. Write the first one."
      />
      {older !== null && (
        <div className="actions">
          <LinkButton href={`/desk/posts?before=${encodeURIComponent(older)}`}>Older</LinkButton>
        </div>
      )}
    </div>
  );
}
