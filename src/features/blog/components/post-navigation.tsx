import type { BlogPost, PostLink } from "#features/blog/contract.ts";

type PostNavigationProps = { post: BlogPost };

/** Where to go from here: what is related, the next and the one before. */
export function PostNavigation({ post }: PostNavigationProps) {
  const { newer, older, related } = post;
  return (
    <nav className="stack post-navigation" aria-label="More insights">
      {related.length > 0 && (
        <>
          <h2 className="title-sm">Related</h2>
          <ul className="stack">
            {related.map((link) => (
              <li key={link.slug}>
                <LinkTo post={link} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(newer ?? older) && (
        <div className="row spread">
          {older && (
            <p>
              <span className="meta">Earlier</span> <LinkTo post={older} />
            </p>
          )}
          {newer && (
            <p>
              <span className="meta">Later</span> <LinkTo post={newer} />
            </p>
          )}
        </div>
      )}
    </nav>
  );
}

function LinkTo({ post }: { post: PostLink }) {
  return (
    <a href={`/blog/${post.slug}`}>
      {post.title}
      {post.isProOnly && <span className="meta"> (Pro)</span>}
    </a>
  );
}
