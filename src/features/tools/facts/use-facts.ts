import { type RefObject, useState } from "react";
import type { FactMark } from "#core/result/fact-mark.ts";
import { answerOf } from "#core/tools/definition.ts";
import { questionName } from "#ui/question-name.ts";
import { isKeptByUser } from "./fact-decisions.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";
import type { ResultVersion } from "#features/tools/result/result-version.ts";

/** The facts of the version shown, and what can be done with them. */
export type ResultFacts = {
  readonly version: ResultVersion;
  readonly marks: readonly FactMark[];
  /** The fact whose source is shown. */
  readonly traced: FactMark | null;
  readonly trace: (mark: FactMark | null) => void;
  /** The fact whose sentence is being rewritten. */
  readonly correcting: FactMark | null;
  readonly correct: (mark: FactMark | null) => void;
  readonly setKept: (mark: FactMark, isKept: boolean) => void;
  /** Shows the version that was made of this one by hand. */
  readonly replace: (made: ResultVersion) => void;
  /** Takes the last change by hand back; null where there is none. */
  readonly undo: (() => void) | null;
  readonly sourceOf: (mark: FactMark) => FactSource;
};

export type FactSource = {
  readonly label: string;
  readonly answer: string;
  /** Focuses the answer; null where it stands in no field. */
  readonly focusAnswer: (() => void) | null;
};

/** The facts of a version with the decisions about them; null while there is none to show. */
export function useFacts(
  { questions }: ToolPageData,
  { state, dispatch }: ToolWorkspace,
  form: RefObject<HTMLFormElement | null>,
): ResultFacts | null {
  const [traced, trace] = useState<FactMark | null>(null);
  const [correcting, correct] = useState<FactMark | null>(null);
  const { versions, shown, answers } = state;
  const version = versions[shown];
  if (!version?.marks || state.writing) return null;
  const { marks } = version;
  const current = (mark: FactMark | null) => (mark && marks.includes(mark) ? mark : null);

  function sourceOf({ from, text }: FactMark): FactSource {
    const origin = version?.sources?.find(({ key }) => key === from);
    if (origin)
      return {
        label: `“${origin.name}”, as you recorded it`,
        answer: origin.text,
        focusAnswer: null,
      };
    const question = questions.find(({ id }) => id === from);
    if (!question)
      return { label: "what you asked for in Refine Further", answer: "", focusAnswer: null };
    return {
      label: questionName(question),
      answer: answerOf(answers, question.id),
      focusAnswer: () => focusField(form.current, question.id, text),
    };
  }

  return {
    version,
    marks,
    traced: current(traced),
    trace,
    correcting: current(correcting),
    correct,
    setKept: ({ text }, isKept) => dispatch({ kind: "kept", text, isKept }),
    replace: (made) => {
      correct(null);
      dispatch({ kind: "edited", made });
    },
    undo:
      shown === versions.length - 1 && shown > 0 && version.madeOf !== undefined
        ? () => dispatch({ kind: "undone" })
        : null,
    sourceOf,
  };
}

/** Whether a fact has no source and no decision yet. */
export function isUnsettled({ version }: ResultFacts, { problem, text }: FactMark): boolean {
  return problem !== null && !isKeptByUser(version, text);
}

/** The element ids of a fact: in the language, and in the list of facts to settle. */
export function elementIdsOf(
  { marks }: ResultFacts,
  mark: FactMark,
): { inText: string; inList: string } {
  const place = marks.indexOf(mark);
  return { inText: `fact-${place}`, inList: `settle-${place}` };
}

/** Moves the focus to an element by its id. */
export function focusElement(id: string): void {
  document.getElementById(id)?.focus();
}

/** The field with this name; of the rows of a list the one in which the words stand. */
function focusField(form: HTMLFormElement | null, name: string, words: string): void {
  const rows = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
  (rows.find(({ value }) => value.includes(words)) ?? rows[0])?.focus();
}
