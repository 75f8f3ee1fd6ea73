import { fetchSavedResult, libraryQuery, savedResultQuery } from "#features/library/queries.ts";
import { practiceQuery } from "#features/practice-record/queries.ts";
import {
  sharedTextOfferQuery,
  sharedTextQuery,
  sharedTextsQuery,
} from "#features/coaching-sessions/shared-texts/queries.ts";
import { OwnSharedText } from "#features/coaching-sessions/shared-texts/ui/own-shared-text.tsx";
import { ShareSavedText } from "#features/coaching-sessions/shared-texts/ui/share-saved-text.tsx";
import { SharedRowLinks } from "#features/coaching-sessions/shared-texts/ui/shared-row-links.tsx";
import { PracticeCard } from "#features/practice-record/ui/practice-card.tsx";
import type { PageReads } from "#app/routing/page.ts";
import { CompareSavedResults } from "#features/library/ui/compare-saved-results.tsx";
import type { SpokenResult } from "#features/rehearsal/prepare-rehearsal.ts";
import { SayItButton } from "#features/rehearsal/ui/say-it-button.tsx";
import { LibraryList } from "#features/library/ui/library-list.tsx";
import { useQueryValue } from "#ui/address.ts";
import { DiscreetButton } from "#ui/discreet/discreet-button.tsx";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useViewer } from "#ui/viewer.ts";

export function LibraryPage() {
  const from = useQueryValue("from");
  const to = useQueryValue("to");
  const share = useQueryValue("share");
  const shared = useQueryValue("shared");
  const isTakenBack = useQueryValue("taken") === "back";
  const viewer = useViewer();
  if (viewer.kind === "visitor") {
    return (
      <div className="container page stack">
        <h1>Library</h1>
        <p>
          <a href="/api/login?next=%2Flibrary">Sign in to continue.</a>
        </p>
      </div>
    );
  }
  if (share !== null || shared !== null)
    return (
      <div className="container page stack gap-6">
        <DiscreetButton />
        {share === null ? <OwnSharedText id={shared ?? ""} /> : <ShareSavedText savedId={share} />}
      </div>
    );
  return (
    <div className="container page stack gap-7">
      <DiscreetButton />
      <PageHead
        title="Library"
        lead="The language you kept, with the answers, versions and checks that belong to it."
      />
      {isTakenBack && (
        <Note tone="success" title="It is taken back. Your strategist can no longer see it." />
      )}
      <LibraryList
        renderActions={({ id, toolId, name }) => (
          <>
            <SayItButton small toolId={toolId} of={name} read={() => readSpokenResult(id)} />
            <SharedRowLinks savedId={id} name={name} />
          </>
        )}
      />
      <PracticeCard owner={viewer.id} />
      <CompareSavedResults from={from} to={to} />
    </div>
  );
}

/** A saved result as Say it takes it along: the version that was being read. */
async function readSpokenResult(id: string): Promise<SpokenResult> {
  const { toolId, tool, versions, shown, answers } = await fetchSavedResult(id);
  const version = versions[Math.min(shown, versions.length - 1)];
  return { toolId, title: tool, backPath: "/library", result: version?.result ?? "", answers };
}

LibraryPage.reads = ((_, search) => {
  const [share, shared] = [search.get("share"), search.get("shared")];
  if (share !== null) return [sharedTextOfferQuery(share)];
  if (shared !== null) return [sharedTextQuery(shared)];
  const compared = ["from", "to"].flatMap((name) => search.get(name) ?? []);
  return [libraryQuery, practiceQuery, sharedTextsQuery, ...compared.map(savedResultQuery)];
}) satisfies PageReads;
