import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { SaveToLibraryProps } from "#features/library/ui/save-to-library.tsx";
import type { OpenSavedResultProps } from "#features/library/ui/open-saved-result.tsx";
import type { ShelfPickerProps } from "#features/shelf/shelf-picker.tsx";
import type { SayItButtonProps } from "#features/rehearsal/ui/say-it-button.tsx";
import { askedQuestions } from "#features/tools/form/question-blocks.ts";
import { isEmptyWorkspace } from "#features/tools/workspace/workspace-state.ts";
import type { ToolPageSlots } from "#features/tools/workspace/tool-page-slots.ts";
import { useQueryValue } from "#ui/address.ts";
import type { ToolOfferedFactsProps } from "./tool-offered-facts.tsx";

/** Both come when they are needed; without a connection the tool works as before. */
const SaveToLibrary = lazy<ComponentType<SaveToLibraryProps>>(async () => {
  const loaded = await import("#features/library/ui/save-to-library.tsx").catch(() => null);
  return { default: loaded?.SaveToLibrary ?? Nothing };
});
const OpenSavedResult = lazy<ComponentType<OpenSavedResultProps>>(async () => {
  const loaded = await import("#features/library/ui/open-saved-result.tsx").catch(() => null);
  return { default: loaded?.OpenSavedResult ?? Nothing };
});

const SayItButton = lazy<ComponentType<SayItButtonProps>>(async () => {
  const loaded = await import("#features/rehearsal/ui/say-it-button.tsx").catch(() => null);
  return { default: loaded?.SayItButton ?? Nothing };
});
const ToolOfferedFacts = lazy<ComponentType<ToolOfferedFactsProps>>(async () => {
  const loaded = await import("./tool-offered-facts.tsx").catch(() => null);
  return { default: loaded?.ToolOfferedFacts ?? Nothing };
});
const ShelfPicker = lazy<ComponentType<ShelfPickerProps>>(async () => {
  const loaded = await import("#features/shelf/shelf-picker.tsx").catch(() => null);
  return { default: loaded?.ShelfPicker ?? Nothing };
});

/** What the library and the evidence shelf add to every tool's page. */
export const toolSlots: ToolPageSlots = {
  aboveForm: ({ state, dispatch }, tool) => (
    <WhenSavedIsAskedFor>
      <OpenSavedResult
        toolId={tool.toolId}
        isBlank={isEmptyWorkspace(state)}
        openId={state.saved?.id ?? null}
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
          dispatch({ kind: "discarded" });
          dispatch({ kind: "opened", typed: {}, draft });
        }}
      />
    </WhenSavedIsAskedFor>
  ),
  belowBlankAnswer: ({ owner, dispatch }, { toolId }, question) =>
    question.fact !== undefined && (
      <Suspense>
        <ToolOfferedFacts
          toolId={toolId}
          question={question}
          owner={owner}
          onUse={(text) => dispatch({ kind: "answered", id: question.id, text })}
        />
      </Suspense>
    ),
  belowAnswers: ({ owner, state, dispatch }, tool) =>
    owner !== "" && (
      <Suspense>
        <ShelfPicker
          tool={{ ...tool, questions: askedQuestions(tool.questions, state.answers) }}
          ticked={state.shelf}
          unplaced={state.unplaced}
          onTick={(shelf, unplaced) => dispatch({ kind: "ticked", shelf, unplaced })}
        />
      </Suspense>
    ),
  belowResult: ({ state, dispatch }, { toolId, slug, title }) => {
    const { answers, tone, shelf, versions, shown } = state;
    return (
      <Suspense>
        <SayItButton
          toolId={toolId}
          read={() => ({
            toolId,
            title,
            backPath: `/tools/${slug}`,
            result: versions[shown]?.result ?? "",
            answers,
          })}
        />
        <SaveToLibrary
          toolId={toolId}
          text={versions[shown]?.result ?? ""}
          content={{ toolId, answers, tone, shelf, versions, shown }}
          savedRef={state.saved}
          onSaved={(saved) => dispatch({ kind: "saved", saved })}
          onStatus={(text) => dispatch({ kind: "said", text })}
          signInUrl={`/api/login?next=${encodeURIComponent(`/tools/${slug}`)}`}
        />
      </Suspense>
    );
  },
};

function Nothing() {
  return null;
}

/** The address names a saved result to open. */
function WhenSavedIsAskedFor({ children }: { children: ReactNode }) {
  return useQueryValue("saved") !== null && <Suspense>{children}</Suspense>;
}
