import { type RefObject, useState } from "react";
import type { Mark } from "#core/result/mark.ts";
import { answerOf } from "#core/tools/definition.ts";
import { questionName } from "#ui/question-name.ts";
import { isKept } from "./facts.ts";
import type { PagedTool } from "./queries.ts";
import type { Work } from "./use-session.ts";
import type { Version } from "./version.ts";

/** The facts of the version shown, and what she can do with them. */
export type Facts = {
  readonly version: Version;
  readonly marks: readonly Mark[];
  /** The fact whose source she is looking at. */
  readonly traced: Mark | null;
  readonly trace: (mark: Mark | null) => void;
  /** The fact whose sentence she is rewriting. */
  readonly correcting: Mark | null;
  readonly correct: (mark: Mark | null) => void;
  readonly keep: (mark: Mark, keep: boolean) => void;
  /** Shows the version that she made of this one by hand. */
  readonly replace: (made: Version) => void;
  /** Takes the last change by hand back; null where there is none. */
  readonly undo: (() => void) | null;
  readonly sourceOf: (mark: Mark) => Source;
};

export type Source = {
  readonly name: string;
  readonly answer: string;
  /** Takes her to the answer; null where it stands in no field. */
  readonly go: (() => void) | null;
};

/** The facts of a version with her decisions about them; null while there is none to show. */
export function useFacts(
  { questions }: PagedTool,
  { session, tell }: Work,
  form: RefObject<HTMLFormElement | null>,
): Facts | null {
  const [traced, trace] = useState<Mark | null>(null);
  const [correcting, correct] = useState<Mark | null>(null);
  const { versions, shown, answers } = session;
  const version = versions[shown];
  if (!version?.marks || session.writing) return null;
  const { marks } = version;
  const current = (mark: Mark | null) => (mark && marks.includes(mark) ? mark : null);

  function sourceOf({ from, text }: Mark): Source {
    const origin = version?.sources?.find(({ key }) => key === from);
    if (origin)
      return { name: `“${origin.name}”, as you recorded it`, answer: origin.text, go: null };
    const question = questions.find(({ id }) => id === from);
    if (!question) return { name: "what you asked for in Refine Further", answer: "", go: null };
    return {
      name: questionName(question),
      answer: answerOf(answers, question.id),
      go: () => focusField(form.current, question.id, text),
    };
  }

  return {
    version,
    marks,
    traced: current(traced),
    trace,
    correcting: current(correcting),
    correct,
    keep: ({ text }, keep) => tell({ kind: "kept", text, keep }),
    replace: (made) => {
      correct(null);
      tell({ kind: "edited", made });
    },
    undo:
      shown === versions.length - 1 && shown > 0 && version.madeOf !== undefined
        ? () => tell({ kind: "undone" })
        : null,
    sourceOf,
  };
}

/** Whether a fact has no source and she has not decided about it. */
export function isOpen({ version }: Facts, { problem, text }: Mark): boolean {
  return problem !== null && !isKept(version, text);
}

/** The element ids of a fact: in the language, and in the list of facts to settle. */
export function idsOf({ marks }: Facts, mark: Mark): { inText: string; inList: string } {
  const place = marks.indexOf(mark);
  return { inText: `fact-${place}`, inList: `settle-${place}` };
}

/** Moves the focus to an element by its id. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** The field with this name; of the rows of a list the one in which the words stand. */
function focusField(form: HTMLFormElement | null, name: string, words: string): void {
  const rows = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
  (rows.find(({ value }) => value.includes(words)) ?? rows[0])?.focus();
}
