import type { RefObject } from "react";
import { inputLimits } from "#core/prompt/input-limits.ts";
import { isBlank } from "#core/tools/is-blank.ts";
import { Button } from "#ui/components/button.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";
import { GenerationFailureNote } from "#features/tools/generation/generation-failure-note.tsx";
import { formatCharacters } from "#features/tools/form/readiness.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

const suggestions = [
  { name: "Shorter", text: "Shorter" },
  { name: "Firmer", text: "Firmer" },
  { name: "Warmer", text: "Warmer" },
  { name: "More formal", text: "More formal" },
  { name: "As an e-mail", text: "As an e-mail" },
  { name: "To say aloud", text: "To say aloud" },
  { name: "Mention …", text: "Mention " },
] as const;

type RefineFormProps = {
  workspace: ToolWorkspace;
  slug: string;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** A request in free words; each response is a new version. */
export function RefineForm({ workspace, slug, field }: RefineFormProps) {
  const { state, dispatch, generate } = workspace;
  const { request, versions, shown, writing, failed } = state;
  const version = versions[shown];
  const excess = request.length - inputLimits.refineRequest;

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
            field.current?.focus();
            void generate(failed.job);
          }}
        />
      )}
      <form
        className="stack gap-3"
        aria-label="Refine Further"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (version)
            void generate({
              request,
              baseResult: version.result,
              earlierRequests: version.requests,
            });
        }}
      >
        <TextAreaField
          ref={field}
          label="Refine Further"
          hint="Ask one follow-up question, or say what to change."
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
          {suggestions.map(({ name, text }) => (
            <button key={name} type="button" className="chip" onClick={() => suggest(text)}>
              {name}
            </button>
          ))}
        </fieldset>
        <Button
          submit
          pending={writing !== null}
          disabled={writing === null && (isBlank(request) || excess > 0)}
        >
          Refine
        </Button>
      </form>
    </div>
  );
}
