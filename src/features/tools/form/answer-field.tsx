import { type ComponentType, lazy, Suspense, useContext, useId, useState } from "react";
import type { Question } from "#core/tools/definition.ts";
import { classNames } from "#ui/class-names.ts";
import type { WeakSentenceHintsProps } from "#features/tools/weak-sentences/weak-sentence-hints.tsx";
import type { PreviewLineProps } from "./preview-line.tsx";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { QuestionField } from "./question-field.tsx";
import { ToolPageSlotsContext } from "#features/tools/workspace/tool-page-slots.ts";
import { SourceLine } from "#features/tools/facts/source-line.tsx";
import type { ResultFacts } from "#features/tools/facts/use-facts.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

/** The voice comes once there is a draft; without a connection drafts go unmarked, and nothing else needs it. */
const WeakSentenceHints = lazy<ComponentType<WeakSentenceHintsProps>>(async () => {
  const loaded = await import("#features/tools/weak-sentences/weak-sentence-hints.tsx").catch(
    () => null,
  );
  return { default: loaded?.WeakSentenceHints ?? Nothing };
});

/** The composer loads with the first key; without it there is no preview. */
const PreviewLine = lazy<ComponentType<PreviewLineProps>>(async () => {
  const loaded = await import("./preview-line.tsx").catch(() => null);
  return { default: loaded?.PreviewLine ?? Nothing };
});

const kindsWithHints: readonly Question["kind"][] = ["line", "list", "long"];

type AnswerFieldProps = {
  question: Question;
  tool: ToolPageData;
  workspace: ToolWorkspace;
  /** The facts of the language beside the form. */
  facts: ResultFacts | null;
  /** Whether uploading a document is allowed here. */
  mayUpload: boolean;
};

/** One question with its answer: how it will read, what was answered to it elsewhere, and what to firm up in it. */
export function AnswerField({ question, tool, workspace, facts, mayUpload }: AnswerFieldProps) {
  const { state, dispatch } = workspace;
  const { belowBlankAnswer } = useContext(ToolPageSlotsContext);
  const [isTyped, setIsTyped] = useState(false);
  const previewId = useId();
  const { id, kind } = question;
  const answer = state.answers[id] ?? "";
  const isExample = state.ownState !== null;
  const hasPreview = (isTyped || isExample) && answer.trim() !== "";
  const traced = facts?.traced?.from === id && facts.traced;
  const setAnswer = (text: string) => dispatch({ kind: "answered", id, text });

  return (
    <div className={classNames("answer-field", traced && "traced")}>
      <QuestionField
        question={question}
        answer={answer}
        onAnswer={(text) => {
          setIsTyped(true);
          setAnswer(text);
        }}
        mayUpload={mayUpload}
        also={hasPreview && previewId}
        below={
          <>
            {hasPreview && (
              <p className="preview-line" id={previewId}>
                <Suspense>
                  <PreviewLine toolId={tool.toolId} question={question} answers={state.answers} />
                </Suspense>
              </p>
            )}
            {state.isReady &&
              answer === "" &&
              !isExample &&
              belowBlankAnswer?.(workspace, tool, question)}
            {kindsWithHints.includes(kind) && answer !== "" && (
              <Suspense>
                <WeakSentenceHints name={id} draft={answer} onDraft={setAnswer} />
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
