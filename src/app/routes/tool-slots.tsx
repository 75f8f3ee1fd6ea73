import { type ComponentType, lazy, Suspense } from "react";
import type { KeepProps } from "#features/library/keep-in-library.tsx";
import type { OpenSavedProps } from "#features/library/open-saved.tsx";
import type { ShelfPickerProps } from "#features/shelf/shelf-picker.tsx";
import { shownOf } from "#features/tools/question-blocks.ts";
import { isEmpty } from "#features/tools/session.ts";
import type { Slots } from "#features/tools/slots.ts";
import type { OfferedHereProps } from "./offered-here.tsx";

/** Both come when they are needed; without a connection the tool works as before. */
const KeepInLibrary = lazy<ComponentType<KeepProps>>(async () => {
  const loaded = await import("#features/library/keep-in-library.tsx").catch(() => null);
  return { default: loaded?.KeepInLibrary ?? Nothing };
});
const OpenSaved = lazy<ComponentType<OpenSavedProps>>(async () => {
  const loaded = await import("#features/library/open-saved.tsx").catch(() => null);
  return { default: loaded?.OpenSaved ?? Nothing };
});

const OfferedHere = lazy<ComponentType<OfferedHereProps>>(async () => {
  const loaded = await import("./offered-here.tsx").catch(() => null);
  return { default: loaded?.OfferedHere ?? Nothing };
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
    question.fact !== undefined && (
      <Suspense>
        <OfferedHere
          toolId={toolId}
          question={question}
          owner={owner}
          onUse={(text) => tell({ kind: "answered", id: question.id, text })}
        />
      </Suspense>
    ),
  shelf: ({ owner, session, tell }, tool) =>
    owner !== "" && (
      <Suspense>
        <ShelfPicker
          tool={{ ...tool, questions: shownOf(tool.questions, session.answers) }}
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
