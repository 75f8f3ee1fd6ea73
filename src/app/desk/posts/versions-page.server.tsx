import type { PostVersionRow } from "#features/blog/writing/list-edited-posts.server.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { ActForm } from "#app/desk/act-form.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { describeVersion, nameOfPost } from "./describe-post.server.ts";

type VersionsPageProps = {
  id: string;
  /** The newest: what the editor shows. */
  revision: number;
  rows: readonly PostVersionRow[];
  older: string | null;
};

/** Every version of a post; each can be read and gone back to. */
export function VersionsPage({ id, revision, rows, older }: VersionsPageProps) {
  const path = `/desk/posts/${encodeURIComponent(id)}`;
  return (
    <div className="stack gap-6">
      <p>
        <a href={path}>Back to the post</a>
      </p>
      <OwnerTable
        label="Versions"
        head={["Version", "Saved", "What", "Headline", "Characters", "Go back"]}
        rows={rows.map((version) => ({
          key: String(version.revision),
          cells: [
            <a key="read" href={`${path}/preview?version=${version.revision}`}>
              {version.revision}
            </a>,
            formatMoment(version.savedAt),
            describeVersion(version),
            nameOfPost(version),
            version.characters.toLocaleString("en-US"),
            version.revision === revision ? (
              "This is what the editor shows"
            ) : (
              <ActForm
                key="restore"
                act="posts/restore"
                fields={{ id, revision: String(revision), version: String(version.revision) }}
              >
                <Button submit small aria-label={`Go back to version ${version.revision}`}>
                  Go back
                </Button>
              </ActForm>
            ),
          ],
        }))}
        empty="Nothing was written here yet: the post is as its file has it."
      />
      {older !== null && (
        <div className="actions">
          <LinkButton href={`${path}/versions?before=${encodeURIComponent(older)}`}>
            Older
          </LinkButton>
        </div>
      )}
    </div>
  );
}
