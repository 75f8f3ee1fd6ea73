import type { RefObject } from "react";
import { limits } from "#core/prompt/limits.ts";
import { isBlank } from "#core/tools/blank.ts";
import { Button } from "#ui/button.tsx";
import { LongField } from "#ui/field.tsx";
import { FailureNote } from "./failure-note.tsx";
import { characters } from "./readiness.ts";
import type { Work } from "./use-session.ts";

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
  work: Work;
  slug: string;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** A request in her own words; each answer is a new version. */
export function RefineForm({ work, slug, field }: RefineFormProps) {
  const { session, tell, write } = work;
  const { request, versions, shown, writing, failed } = session;
  const version = versions[shown];
  const excess = request.length - limits.refineRequest;

  function suggest(text: string) {
    tell({ kind: "requested", text });
    field.current?.focus();
  }

  return (
    <div className="stack">
      {failed && failed.job.of !== null && (
        <FailureNote
          failure={failed.failure}
          slug={slug}
          onRetry={() => {
            field.current?.focus();
            void write(failed.job);
          }}
        />
      )}
      <form
        className="stack flow-3"
        aria-label="Refine Further"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (version) void write({ request, of: version.result, earlier: version.requests });
        }}
      >
        <LongField
          ref={field}
          label="Refine Further"
          hint="Ask one follow-up question, or say what to change."
          error={
            excess > 0 &&
            `${characters(excess)} too long. Keep it under ${characters(limits.refineRequest)}.`
          }
          rows={2}
          value={request}
          onChange={(event) => tell({ kind: "requested", text: event.target.value })}
        />
        <fieldset className="chips">
          <legend className="vh">Suggestions</legend>
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
