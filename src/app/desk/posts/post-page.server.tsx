import type { EditedPost } from "#features/blog/writing/edited-post.server.ts";
import { maxSlugLength, type PostWords } from "#features/blog/writing/post-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { ActForm } from "#app/desk/act-form.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import { hasOpenAddress } from "./post-acts.server.ts";
import { PostForm } from "./post-form.tsx";
import { PublicationSection } from "./publication-section.server.tsx";

type PostPageProps = {
  edited: EditedPost;
  /** What stands in the fields, when it is not what is saved. */
  typed?: {
    readonly words: PostWords;
    /** What they were made from. */
    readonly revision: number;
    readonly problem: string;
  };
  categories: readonly string[];
  at: Date;
};

/** A post as its owner writes it. */
export function PostPage({ edited, typed, categories, at }: PostPageProps) {
  const { post } = edited;
  const { id, revision } = post;
  return (
    <div className="desk-sections">
      <section aria-labelledby="text">
        <h2 id="text">Text</h2>
        {typed && <Note tone="danger" title={typed.problem} alert />}
        <SourceNote post={post} />
        <PostForm
          id={id}
          revision={typed?.revision ?? revision}
          words={typed?.words ?? edited.words}
          categories={categories}
        />
      </section>
      <PublicationSection edited={edited} at={at} />
      <section aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <ActForm act="posts/restore" fields={{ id, revision: String(revision) }}>
          <p>
            What is typed in one go is one version. Undo goes back to the one before it, and can be
            undone in the same way.
          </p>
          <Button submit>Undo</Button>
        </ActForm>
        <p>
          <a href={`/desk/posts/${encodeURIComponent(id)}/versions`}>All versions</a>
        </p>
      </section>
      <section aria-labelledby="address">
        <h2 id="address">Address</h2>
        {hasOpenAddress(edited) ? (
          <ActForm act="posts/rename" fields={{ id }}>
            <TextField
              label="Address"
              hint="What follows /blog/. It stays once the post is out."
              name="slug"
              defaultValue={post.slug}
              maxLength={maxSlugLength}
              autoComplete="off"
            />
            <Button submit>Change the address</Button>
          </ActForm>
        ) : (
          <p>/blog/{post.slug}</p>
        )}
      </section>
    </div>
  );
}

/** Whether the post follows its file, and what ends that. */
function SourceNote({ post }: Pick<EditedPost, "post">) {
  if (post.origin === "owner") return null;
  if (post.detachedAt === null)
    return (
      <Note title={`This post follows its file, now version ${post.version}.`}>
        <p>A change made here ends that: from then on no file changes the post.</p>
      </Note>
    );
  return (
    <Note title={`Changed here on ${formatMoment(post.detachedAt)}. It follows its file no more.`}>
      <p>
        A newer file does not change it.{" "}
        <code>npm run operator -- posts export &lt;folder&gt;</code> writes it back as a file.
      </p>
    </Note>
  );
}
