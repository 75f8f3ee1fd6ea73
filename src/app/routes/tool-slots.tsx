import { type ComponentType, lazy, Suspense } from "react";
import type { KeepProps } from "#features/library/keep-in-library.tsx";
import type { OpenSavedProps } from "#features/library/open-saved.tsx";
import { isShared } from "#core/shelf/known-facts.ts";
import type { OfferedFactsProps } from "#features/shelf/offered-facts.tsx";
import type { ShelfPickerProps } from "#features/shelf/shelf-picker.tsx";
import { isEmpty } from "#features/tools/session.ts";
import type { Slots } from "#features/tools/slots.ts";
import { toldHere } from "#features/tools/told-here.ts";

/** Both come when they are needed; without a connection the tool works as before. */
const KeepInLibrary = lazy<ComponentType<KeepProps>>(async () => {
  const loaded = await import("#features/library/keep-in-library.tsx").catch(() => null);
  return { default: loaded?.KeepInLibrary ?? Nothing };
});
const OpenSaved = lazy<ComponentType<OpenSavedProps>>(async () => {
  const loaded = await import("#features/library/open-saved.tsx").catch(() => null);
  return { default: loaded?.OpenSaved ?? Nothing };
});

const OfferedFacts = lazy<ComponentType<OfferedFactsProps>>(async () => {
  const loaded = await import("#features/shelf/offered-facts.tsx").catch(() => null);
  return { default: loaded?.OfferedFacts ?? Nothing };
});
const ShelfPicker = lazy<ComponentType<ShelfPickerProps>>(async () => {
  const loaded = await import("#features/shelf/shelf-picker.tsx").catch(() => null);
  return { default: loaded?.ShelfPicker ?? Nothing };
});

/** What the library and the evidence shelf add to every tool's page. */
export const toolSlots: Slots = {
  before: ({ session, tell }, tool) =>
    new URLSearchParams(location.search).has("saved") && (
      <Suspense>
        <OpenSaved
          toolId={tool.toolId}
          isBlank={isEmpty(session)}
          openId={session.saved?.id ?? null}
          onOpen={({ id, name, revision, answers, tone, shelf, versions, shown }) => {
            const saved = { id, name, revision };
            const draft = {
              answers,
              tone,
              shelf,
              versions,
              shown,
              saved,
              request: "",
              unfinished: "",
            };
            tell({ kind: "cleared" });
            tell({ kind: "opened", typed: {}, draft });
          }}
        />
      </Suspense>
    ),
  offer: ({ owner, tell }, { toolId }, question) =>
    isShared(toolId, question) && (
      <Suspense>
        <OfferedFacts
          toolId={toolId}
          question={question}
          here={toldHere(owner, toolId, question)}
          onUse={(text) => tell({ kind: "answered", id: question, text })}
        />
      </Suspense>
    ),
  shelf: ({ owner, session, tell }, tool) =>
    owner !== "" && (
      <Suspense>
        <ShelfPicker
          tool={tool}
          ticked={session.shelf}
          onTick={(shelf) => tell({ kind: "ticked", shelf })}
        />
      </Suspense>
    ),
  after: ({ session, tell }, { toolId, slug }) => {
    const { answers, tone, shelf, versions, shown } = session;
    return (
      <Suspense>
        <KeepInLibrary
          content={{ toolId, answers, tone, shelf, versions, shown }}
          place={session.saved}
          onKept={(saved) => tell({ kind: "saved", saved })}
          onSaid={(text) => tell({ kind: "said", text })}
          signIn={`/api/login?next=${encodeURIComponent(`/tools/${slug}`)}`}
        />
      </Suspense>
    );
  },
};

function Nothing() {
  return null;
}
