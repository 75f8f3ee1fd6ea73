import { type ComponentType, lazy, Suspense, useContext, useId, useState } from "react";
import type { Question } from "#core/tools/definition.ts";
import { classNames } from "#ui/class-names.ts";
import type { DraftMarksProps } from "./draft-marks.tsx";
import type { PreviewLineProps } from "./preview-line.tsx";
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

/** The composer comes when she first types; without it nothing is foretold. */
const PreviewLine = lazy<ComponentType<PreviewLineProps>>(async () => {
  const loaded = await import("./preview-line.tsx").catch(() => null);
  return { default: loaded?.PreviewLine ?? Nothing };
});

const drafted: readonly Question["kind"][] = ["line", "list", "long"];

type AnswerProps = {
  question: Question;
  tool: PagedTool;
  work: Work;
  /** The facts of the language beside the form. */
  facts: Facts | null;
  /** Whether she may have a document read here. */
  mayUpload: boolean;
};

/** One question with its answer: how it will read, what she said to it elsewhere, and what to firm up in it. */
export function Answer({ question, tool, work, facts, mayUpload }: AnswerProps) {
  const { session, tell } = work;
  const { offer } = useContext(SlotsContext);
  const [isTyped, setIsTyped] = useState(false);
  const previewId = useId();
  const { id, kind } = question;
  const answer = session.answers[id] ?? "";
  const isExample = session.own !== null;
  const isForetold = (isTyped || isExample) && answer.trim() !== "";
  const traced = facts?.traced?.from === id && facts.traced;
  const say = (text: string) => tell({ kind: "answered", id, text });

  return (
    <div className={classNames("answer", traced && "source")}>
      <QuestionField
        question={question}
        answer={answer}
        onAnswer={(text) => {
          setIsTyped(true);
          say(text);
        }}
        mayUpload={mayUpload}
        also={isForetold && previewId}
        below={
          <>
            {isForetold && (
              <p className="preview" id={previewId}>
                <Suspense>
                  <PreviewLine toolId={tool.toolId} question={id} answers={session.answers} />
                </Suspense>
              </p>
            )}
            {session.isOpen && answer === "" && !isExample && offer?.(work, tool, question)}
            {drafted.includes(kind) && answer !== "" && (
              <Suspense>
                <DraftMarks name={id} draft={answer} onDraft={say} />
              </Suspense>
            )}
            {traced && facts && <SourceLine mark={traced} facts={facts} />}
          </>
        }
      />
    </div>
  );
}

function Nothing() {
  return null;
}
