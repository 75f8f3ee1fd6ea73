import type { RefObject } from "react";
import { inputLimits } from "#core/prompt/input-limits.ts";
import { refineSuggestions } from "#core/refine/suggestions.ts";
import { isBlank } from "#core/tools/is-blank.ts";
import { Button } from "#ui/components/button.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";
import { GenerationFailureNote } from "#features/tools/generation/generation-failure-note.tsx";
import { formatCharacters } from "#features/tools/form/readiness.ts";
import { slowMessage } from "#features/tools/generation/use-slow-notice.ts";
import { useSelectedPassage } from "./use-selected-passage.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";
import {
  type GenerationJob,
  isRefining,
  type WorkspaceState,
} from "#features/tools/workspace/workspace-state.ts";

type RefineFormProps = {
  workspace: ToolWorkspace;
  slug: string;
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Called before a change is asked for. */
  onStart: () => void;
};

/** A request in free words; each response that changes something is a new version. */
export function RefineForm({ workspace, slug, form, field, button, onStart }: RefineFormProps) {
  const { state, dispatch, generate, stop } = workspace;
  const { request, versions, shown, writing, failed } = state;
  const version = versions[shown];
  const offered = refineSuggestions.filter(
    ({ name }) => version?.suggestions?.includes(name) ?? true,
  );
  const { passage, forget } = useSelectedPassage(version?.result ?? "");
  const excess = request.length - inputLimits.refineRequest;

  function refine(job: GenerationJob) {
    onStart();
    void generate(job);
  }

  function suggest(text: string) {
    dispatch({ kind: "requested", text });
    field.current?.focus();
  }

  return (
    <div className="stack">
      {failed && failed.job.baseResult !== null && (
        <GenerationFailureNote
          failure={failed.failure}
          slug={slug}
          onRetry={() => {
            button.current?.focus({ preventScroll: true });
            refine(failed.job);
          }}
        />
      )}
      <form
        ref={form}
        className="stack gap-3"
        aria-label="Refine Further"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (version)
            refine({
              request,
              baseResult: version.result,
              earlierRequests: version.requests,
              ...(passage !== null && { passage }),
            });
        }}
      >
        <TextAreaField
          ref={field}
          label="Refine Further"
          hint="Ask one follow-up question, or say what to change. To change one passage, select it in the text first."
          error={
            excess > 0 &&
            `${formatCharacters(excess)} too long. Keep it under ${formatCharacters(inputLimits.refineRequest)}.`
          }
          rows={2}
          value={request}
          onChange={(event) => dispatch({ kind: "requested", text: event.target.value })}
        />
        <fieldset className="chips">
          <legend className="visually-hidden">Suggestions</legend>
          {offered.map(({ name, request: text }) => (
            <button key={name} type="button" className="chip" onClick={() => suggest(text)}>
              {name}
            </button>
          ))}
        </fieldset>
        {passage !== null && (
          <p className="meta">
            <output>Changes only “{shortened(passage)}”.</output>{" "}
            <button type="button" className="text-button" onClick={forget}>
              Change the whole text
            </button>
          </p>
        )}
        <div className="actions">
          {/* Not disabled: it keeps the focus when the request is done. */}
          <Button ref={button} submit pending={writing !== null || isBlank(request) || excess > 0}>
            Refine
          </Button>
          {isRefining(writing) && (
            <Button small onClick={stop}>
              Stop
            </Button>
          )}
          <p className="meta">{describeProgress(state)}</p>
        </div>
      </form>
    </div>
  );
}

const shownOfPassage = 60;

function shortened(passage: string): string {
  return passage.length <= shownOfPassage
    ? passage
    : `${passage.slice(0, shownOfPassage).trimEnd()}…`;
}

/** What the request above came to, beside the button: the language may be out of sight. */
function describeProgress({ writing, versions, shown, unchanged }: WorkspaceState): string {
  if (isRefining(writing))
    return writing?.isSlow ? slowMessage : "The text above is being changed.";
  if (unchanged !== null) return unchanged;
  const isRefined = (versions[shown]?.requests ?? []).length > 0;
  return isRefined && shown === versions.length - 1 ? "The changed text is above." : "";
}
