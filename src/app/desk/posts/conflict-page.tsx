import type { ReactNode } from "react";
import { PostText } from "#features/blog/components/post-text.tsx";
import type { PostWords } from "#features/blog/writing/post-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { ActForm } from "#app/desk/act-form.tsx";

type ConflictPageProps = {
  id: string;
  /** The newest one, which the other window saved. */
  revision: number;
  mine: PostWords;
  other: PostWords;
};

/** Two windows changed one post: both texts, and which of them stays. The one that does not is a version. */
export function ConflictPage({ id, revision, mine, other }: ConflictPageProps) {
  const { isProOnly, ...words } = mine;
  const fields = { id, revision: String(revision), ...words, isProOnly: String(isProOnly) };
  return (
    <div className="desk-sections two-texts">
      <Note
        tone="warning"
        alert
        title="This post was changed in another window. Nothing was overwritten."
      >
        <p>Choose which text stays. The other one is among the versions then.</p>
      </Note>
      <Side heading="Yours" id="mine" words={mine} beside={other}>
        <ActForm act="posts/save" fields={fields} action={`/desk/posts/${encodeURIComponent(id)}`}>
          <Button submit>Save mine</Button>
        </ActForm>
      </Side>
      <Side heading="The other window’s" id="other" words={other} beside={mine}>
        <ActForm act="posts/take-other" fields={fields}>
          <Button submit>Take the other</Button>
        </ActForm>
      </Side>
    </div>
  );
}

type SideProps = {
  heading: string;
  id: string;
  words: PostWords;
  beside: PostWords;
  children: ReactNode;
};

/** One of the texts: of what is the same in both, nothing but its text. */
function Side({ heading, id, words, beside, children }: SideProps) {
  const lines = [
    ["Headline", words.title, beside.title],
    ["Category", words.category, beside.category],
    ["Preview", words.previewText, beside.previewText],
    ["Who reads the text", readersOf(words), readersOf(beside)],
  ] as const;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      {lines
        .filter(([, one, two]) => one !== two)
        .map(([name, one]) => (
          <p key={name}>
            <span className="meta">{name}:</span> {one === "" ? "empty" : one}
          </p>
        ))}
      <PostText content={words.content === "" ? "No text." : words.content} />
    </section>
  );
}

function readersOf({ isProOnly }: PostWords): string {
  return isProOnly ? "Pro members" : "Everybody";
}
