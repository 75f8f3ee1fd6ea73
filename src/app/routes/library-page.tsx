import { libraryQuery, savedResultQuery } from "#features/library/queries.ts";
import type { PageReads } from "#app/routing/page.ts";
import { CompareSavedResults } from "#features/library/ui/compare-saved-results.tsx";
import { LibraryList } from "#features/library/ui/library-list.tsx";
import { useQueryValue } from "#ui/address.ts";
import { PageHead } from "#ui/components/page-head.tsx";
import { useViewer } from "#ui/viewer.ts";

export function LibraryPage() {
  const from = useQueryValue("from");
  const to = useQueryValue("to");
  if (useViewer().kind === "visitor") {
    return (
      <div className="container page stack">
        <h1>Library</h1>
        <p>
          <a href="/api/login?next=%2Flibrary">Sign in to continue.</a>
        </p>
      </div>
    );
  }
  return (
    <div className="container page stack gap-7">
      <PageHead
        title="Library"
        lead="The language you kept, with the answers, versions and checks that belong to it."
      />
      <LibraryList />
      <CompareSavedResults from={from} to={to} />
    </div>
  );
}

LibraryPage.reads = ((_, search) => [
  libraryQuery,
  ...["from", "to"].flatMap((name) => search.get(name) ?? []).map(savedResultQuery),
]) satisfies PageReads;
