import { type ComponentType, lazy, type RefObject, Suspense, useContext } from "react";
import type { Question } from "#core/tools/definition.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import type { AccountDraftProps } from "./account-draft.tsx";
import { Answer } from "./answer.tsx";
import { Begin } from "./begin.tsx";
import { Example } from "./example.tsx";
import { FailureNote } from "./failure-note.tsx";
import { GateCard } from "./gate-card.tsx";
import type { Gate } from "./gate.ts";
import type { PagedTool } from "./queries.ts";
import { blocksOf, shownOf } from "./question-blocks.ts";
import { isEmpty } from "./session.ts";
import { SlotsContext } from "./slots.ts";
import { Stories } from "./stories.tsx";
import type { Facts } from "./use-facts.ts";
import type { Work } from "./use-session.ts";

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
  const { failed, own } = session;
  const { shelf } = useContext(SlotsContext);
  // Her own words, which she does not see while an example stands, are not cleared unseen.
  const clear = (own === null || isEmpty(own)) && (
    <Button look="quiet" onClick={work.clear}>
      Clear
    </Button>
  );
  const draw = (question: Question) => (
    <Answer
      key={question.id}
      question={question}
      tool={tool}
      work={work}
      facts={facts}
      mayUpload={gate === null}
    />
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
        <Example tool={tool} work={work} />
        {blocksOf(shownOf(tool.questions, session.answers)).map((block) =>
          block.kind === "stories" ? (
            <Stories key="stories" stories={block.stories} answers={session.answers}>
              {draw}
            </Stories>
          ) : block.questions.length === 1 ? (
            block.questions.map(draw)
          ) : (
            <div key={block.questions[0]?.group} className="fields">
              {block.questions.map(draw)}
            </div>
          ),
        )}
        {session.isOpen && own === null && shelf?.(work, tool)}
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
            <AccountDraft
              toolId={tool.toolId}
              owner={work.owner}
              work={{ ...work, session: own ?? session }}
              isHidden={own !== null}
            />
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
