import { postsPerPage } from "#features/blog/contract.ts";

type PostPaginationProps = {
  page: number;
  shownCount: number;
  /** How many the answer held: more than a page when the browser read them all. */
  all: number;
};

/** The way to older and newer posts; nothing when there is one page. */
export function PostPagination({ page, shownCount, all }: PostPaginationProps) {
  const hasOlder = all > postsPerPage || shownCount === postsPerPage;
  if (page === 1 && !hasOlder) return shownCount === 0 ? <p>No insights are out yet.</p> : null;
  return (
    <nav className="row spread" aria-label="Pages of insights">
      {page > 1 && <a href={page === 2 ? "/blog" : `/blog?page=${page - 1}`}>Newer insights</a>}
      {shownCount === 0 && <p>These are all the insights there are.</p>}
      {hasOlder && <a href={`/blog?page=${page + 1}`}>Older insights</a>}
    </nav>
  );
}
