import { type RefObject, useEffect, useReducer, useRef } from "react";
import { isBlank } from "#core/tools/is-blank.ts";
import type { Answers } from "#core/tools/definition.ts";
import { textFromRows } from "#ui/forms/list-rows.ts";
import { useViewer } from "#ui/viewer.ts";
import {
  claimDrafts,
  removeDeviceDraft,
  hasFormerAnswers,
  saveDeviceDraft,
  draftOwnerOf,
  readClearedDraft,
  readDeviceDraft,
  type MigrateAnswers,
} from "#features/tools/drafts/device-drafts.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { useAutosave } from "#features/tools/drafts/use-autosave.ts";
import { useClearedDraft } from "#features/tools/drafts/use-cleared-draft.ts";
import { useSlowNotice } from "#features/tools/generation/use-slow-notice.ts";
import { type WorkspaceAction, workspaceReducer } from "./workspace-reducer.ts";
import {
  type GenerationJob,
  initialWorkspaceState,
  isEmptyWorkspace,
  toDeviceDraft,
  type WorkspaceState,
} from "./workspace-state.ts";

const loadGenerationClient = () => import("#features/tools/generation/generation-client.ts");

/** Loads with the first answer, so that it is here for Generate. */
export function preloadGenerationClient(): void {
  void loadGenerationClient().catch(() => undefined);
}

export type ToolWorkspace = {
  /** Whose drafts are read and stored: "" for a visitor. */
  readonly owner: string;
  readonly state: WorkspaceState;
  readonly dispatch: (action: WorkspaceAction) => void;
  readonly generate: (job: GenerationJob) => Promise<void>;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Clears for good: there is no way back. */
  readonly discard: () => void;
  /** Puts a made-up person's answers in the form; the person's own stand behind them, untouched. */
  readonly showExample: (answers: Answers) => void;
  readonly removeExample: () => void;
  /** False when this browser does not store what is typed. */
  readonly isStoredOnDevice: boolean;
};

/** One tool's page at work: the answers, stored on this device, and the writing under way. */
export function useWorkspace(
  tool: ToolPageData,
  form: RefObject<HTMLFormElement | null>,
): ToolWorkspace {
  const [state, dispatch] = useReducer(workspaceReducer, initialWorkspaceState);
  const runningRequest = useRef<AbortController>(null);
  const owner = draftOwnerOf(useViewer());
  const name = owner + tool.toolId;

  // The server cannot know the draft, so it is read when the page is alive.
  useEffect(() => {
    let isGone = false;
    claimDrafts(owner);
    const open = (migrate?: MigrateAnswers) =>
      isGone ||
      dispatch({
        kind: "opened",
        typed: readTypedAnswers(form.current, tool),
        draft: readDeviceDraft(tool, owner, migrate),
        cleared: readClearedDraft(name),
      });
    // Where the way from an older form of the tool cannot be loaded, its answers wait in the draft.
    if (hasFormerAnswers(tool, owner))
      import("#core/tools/legacy/legacy-answers.ts").then(
        ({ migrateLegacyAnswers: fromFormer }) => open(fromFormer),
        () => open(),
      );
    else open();
    return () => {
      isGone = true;
      runningRequest.current?.abort();
    };
  }, [form, tool, owner, name]);

  const isStoredOnDevice = useAutosave(state.ownState ?? state, state.isReady, (latest) => {
    if (!isEmptyWorkspace(latest)) return saveDeviceDraft(name, toDeviceDraft(latest));
    removeDeviceDraft(name);
    return true;
  });

  useSlowNotice(state.writing, () => dispatch({ kind: "slowed" }));
  const { cleared } = state.ownState ?? state;
  useClearedDraft(name, cleared, state.isReady);

  async function generate(job: GenerationJob) {
    runningRequest.current?.abort();
    const controller = new AbortController();
    runningRequest.current = controller;
    dispatch({ kind: "started", job });
    try {
      const { streamGeneration, createGenerateRequest, trimPartialLine, countTextWords } =
        await loadGenerationClient();
      let draft = "";
      for await (const event of streamGeneration(
        createGenerateRequest(tool, state, job),
        controller.signal,
      )) {
        if (controller.signal.aborted) return;
        if (event.kind === "delta") {
          draft += event.text;
          dispatch({ kind: "wrote", text: trimPartialLine(draft) });
        } else if (event.kind === "rewrite") {
          // What is shown stays until the first words of the corrected text come.
          draft = "";
          dispatch({ kind: "rewrote" });
        } else {
          const { answer } = event;
          dispatch({ kind: "finished", answer, words: countTextWords(answer.result) });
        }
      }
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ kind: "failed", error });
    }
  }

  function stop() {
    runningRequest.current?.abort();
    dispatch({ kind: "stopped" });
  }

  function removeAll(kind: "cleared" | "discarded") {
    runningRequest.current?.abort();
    dispatch({ kind });
    removeDeviceDraft(name);
  }

  function showExample(answers: Answers) {
    runningRequest.current?.abort();
    dispatch({ kind: "exampled", answers });
  }

  function removeExample() {
    runningRequest.current?.abort();
    dispatch({ kind: "unexampled" });
  }

  return {
    owner,
    state,
    dispatch,
    generate,
    stop,
    clear: () => removeAll("cleared"),
    discard: () => removeAll("discarded"),
    showExample,
    removeExample,
    isStoredOnDevice,
  };
}

/** What was typed before hydration. */
function readTypedAnswers(form: HTMLFormElement | null, { questions }: ToolPageData): Answers {
  const typed = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const lines = typed.getAll(id).filter((line) => typeof line === "string");
      const text = textFromRows(lines);
      return isBlank(text) ? [] : [[id, text]];
    }),
  );
}
