import { type ComponentType, lazy, type RefObject, Suspense, useContext } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SelectField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import type { AccountDraftProps } from "./account-draft.tsx";
import { Begin } from "./begin.tsx";
import type { DraftMarksProps } from "./draft-marks.tsx";
import { FailureNote } from "./failure-note.tsx";
import { GateCard } from "./gate-card.tsx";
import type { Gate } from "./gate.ts";
import type { PagedTool } from "./queries.ts";
import { QuestionField } from "./question-field.tsx";
import { SlotsContext } from "./slots.ts";
import { SourceLine } from "./source-line.tsx";
import type { Facts } from "./use-facts.ts";
import type { Work } from "./use-session.ts";

/** The voice comes once there is a draft; without a connection drafts go unmarked, and nothing else needs it. */
const DraftMarks = lazy<ComponentType<DraftMarksProps>>(async () => {
  const loaded = await import("./draft-marks.tsx").catch(() => null);
  return { default: loaded?.DraftMarks ?? Nothing };
});

/** Comes for members alone; without it her draft is kept on this device as before. */
const AccountDraft = lazy<ComponentType<AccountDraftProps>>(async () => {
  const loaded = await import("./account-draft.tsx").catch(() => null);
  return { default: loaded?.AccountDraft ?? Nothing };
});

type ToolFormProps = {
  tool: PagedTool;
  gate: Gate;
  work: Work;
  /** The facts of the language beside the form. */
  facts: Facts | null;
  form: RefObject<HTMLFormElement | null>;
  generate: RefObject<HTMLButtonElement | null>;
};

/** Her answers, the tone, and the button that turns them into language. */
export function ToolForm({ tool, gate, work, facts, form, generate }: ToolFormProps) {
  const { session, tell, write } = work;
  const { failed } = session;
  const { shelf, offer } = useContext(SlotsContext);
  const clear = (
    <Button look="quiet" onClick={work.clear}>
      Clear
    </Button>
  );

  function begin() {
    generate.current?.focus({ preventScroll: true });
    void write({ of: null });
  }

  return (
    <div className="stack flow-6">
      {failed?.job.of === null && (
        <FailureNote failure={failed.failure} slug={tool.slug} onRetry={begin} />
      )}
      <form
        ref={form}
        className="form"
        aria-label={tool.inputLabel}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <noscript>
          <p>Writing needs JavaScript. Reading, pricing and sign-in work without it.</p>
        </noscript>
        {tool.questions.map((question) => (
          <div
            key={question.id}
            className={classNames("answer", facts?.traced?.from === question.id && "source")}
          >
            <QuestionField
              question={question}
              answer={session.answers[question.id] ?? ""}
              onAnswer={(text) => tell({ kind: "answered", id: question.id, text })}
              mayUpload={gate === null}
            />
            {session.isOpen && !session.answers[question.id] && offer?.(work, tool, question.id)}
            {question.type === "text" && session.answers[question.id] && (
              <Suspense>
                <DraftMarks
                  name={question.id}
                  draft={session.answers[question.id] ?? ""}
                  onDraft={(text) => tell({ kind: "answered", id: question.id, text })}
                />
              </Suspense>
            )}
            {facts?.traced?.from === question.id && (
              <SourceLine mark={facts.traced} facts={facts} />
            )}
          </div>
        ))}
        {session.isOpen && shelf?.(work, tool)}
        <SelectField
          label="Preferred tone"
          hint="Warm Confidence is the signature tone."
          name="tone"
          value={session.tone}
          onChange={(event) => tell({ kind: "toned", tone: event.target.value })}
        >
          {tool.tones.map((tone) => (
            <option key={tone}>{tone}</option>
          ))}
        </SelectField>
        {!work.kept && (
          <Note tone="warning" title="This browser does not keep your answers.">
            They stand here until you leave the page. Copy them first.
          </Note>
        )}
        {work.owner !== "" && session.isOpen && (
          <Suspense>
            <AccountDraft toolId={tool.toolId} owner={work.owner} work={work} />
          </Suspense>
        )}
        {gate ? (
          <GateCard gate={gate} tool={tool} kept={work.kept}>
            {clear}
          </GateCard>
        ) : (
          <Begin tool={tool} work={work} button={generate}>
            {clear}
          </Begin>
        )}
      </form>
    </div>
  );
}

function Nothing() {
  return null;
}
