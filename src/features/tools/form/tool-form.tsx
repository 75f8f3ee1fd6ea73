import { type ComponentType, lazy, type RefObject, Suspense, useContext, useRef } from "react";
import type { Question } from "#core/tools/definition.ts";
import { Button } from "#ui/components/button.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import type { AccountDraftPanelProps } from "#features/tools/drafts/account-draft-panel.tsx";
import { AnswerField } from "./answer-field.tsx";
import { GenerateActions } from "./generate-actions.tsx";
import { ExampleToggle } from "./example-toggle.tsx";
import { GenerationFailureNote } from "#features/tools/generation/generation-failure-note.tsx";
import { AccessGateCard } from "#features/tools/workspace/access-gate-card.tsx";
import type { AccessGate } from "#features/tools/workspace/access-gate.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { groupIntoBlocks, askedQuestions } from "./question-blocks.ts";
import { isEmptyWorkspace } from "#features/tools/workspace/workspace-state.ts";
import { ToolPageSlotsContext } from "#features/tools/workspace/tool-page-slots.ts";
import { StoryFields } from "./story-fields.tsx";
import type { ResultFacts } from "#features/tools/facts/use-facts.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

/** Loaded for members alone; without it the draft is stored on this device as before. */
const AccountDraftPanel = lazy<ComponentType<AccountDraftPanelProps>>(async () => {
  const loaded = await import("#features/tools/drafts/account-draft-panel.tsx").catch(() => null);
  return { default: loaded?.AccountDraftPanel ?? Nothing };
});

type ToolFormProps = {
  tool: ToolPageData;
  gate: AccessGate;
  workspace: ToolWorkspace;
  /** The facts of the language beside the form. */
  facts: ResultFacts | null;
  form: RefObject<HTMLFormElement | null>;
  generateButton: RefObject<HTMLButtonElement | null>;
};

/** The answers, the tone, and the button that turns them into language. */
export function ToolForm({ tool, gate, workspace, facts, form, generateButton }: ToolFormProps) {
  const { state, dispatch, generate } = workspace;
  const { failed, ownState, cleared } = state;
  const clearButton = useRef<HTMLButtonElement>(null);
  const { belowAnswers } = useContext(ToolPageSlotsContext);
  // The person's own answers are out of sight while an example stands, so they are not cleared.
  const clear = (ownState === null || isEmptyWorkspace(ownState)) && (
    <Button ref={clearButton} look="quiet" onClick={workspace.clear}>
      Clear
    </Button>
  );
  const renderQuestion = (question: Question) => (
    <AnswerField
      key={question.id}
      question={question}
      tool={tool}
      workspace={workspace}
      facts={facts}
      mayUpload={gate === null}
    />
  );

  function submit() {
    generateButton.current?.focus({ preventScroll: true });
    void generate({ baseResult: null });
  }

  return (
    <div className="stack gap-6">
      {failed?.job.baseResult === null && (
        <GenerationFailureNote failure={failed.failure} slug={tool.slug} onRetry={submit} />
      )}
      <form
        ref={form}
        className="form-grid"
        aria-label={tool.inputLabel}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <noscript>
          <p>Writing needs JavaScript. Reading, pricing and sign-in work without it.</p>
        </noscript>
        <ExampleToggle tool={tool} workspace={workspace} />
        {groupIntoBlocks(askedQuestions(tool.questions, state.answers)).map((block) =>
          block.kind === "stories" ? (
            <StoryFields key="stories" stories={block.stories} answers={state.answers}>
              {renderQuestion}
            </StoryFields>
          ) : block.questions.length === 1 ? (
            block.questions.map(renderQuestion)
          ) : (
            <div key={block.questions[0]?.group} className="field-row">
              {block.questions.map(renderQuestion)}
            </div>
          ),
        )}
        {state.isReady && ownState === null && belowAnswers?.(workspace, tool)}
        <SelectField
          label="Preferred tone"
          hint="Warm Confidence is the signature tone."
          name="tone"
          value={state.tone}
          onChange={(event) => dispatch({ kind: "toned", tone: event.target.value })}
        >
          {tool.tones.map((tone) => (
            <option key={tone}>{tone}</option>
          ))}
        </SelectField>
        {!workspace.isStoredOnDevice && (
          <Note tone="warning" title="This browser does not keep your answers.">
            They stand here until you leave the page. Copy them first.
          </Note>
        )}
        {workspace.owner !== "" && state.isReady && (
          <Suspense>
            <AccountDraftPanel
              toolId={tool.toolId}
              owner={workspace.owner}
              workspace={{ ...workspace, state: ownState ?? state }}
              isHidden={ownState !== null}
            />
          </Suspense>
        )}
        {gate ? (
          <AccessGateCard gate={gate} tool={tool} isStoredOnDevice={workspace.isStoredOnDevice}>
            {clear}
          </AccessGateCard>
        ) : (
          <GenerateActions tool={tool} workspace={workspace} button={generateButton}>
            {clear}
          </GenerateActions>
        )}
        {cleared !== null && (
          <div className="actions">
            <p className="meta">Cleared: your answers, your text and its versions.</p>
            <Button
              small
              onClick={() => {
                dispatch({ kind: "clearUndone" });
                // The button that was pressed goes.
                clearButton.current?.focus();
              }}
            >
              Undo
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}

function Nothing() {
  return null;
}
