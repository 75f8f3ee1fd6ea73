import { type KeyboardEvent, useEffect, useRef } from "react";
import type {
  InterviewAction,
  InterviewSession,
} from "#core/rehearsal/interview/interview-session.ts";
import { type AnswerPart, answerParts } from "#core/rehearsal/text/answer-part.ts";
import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import { Button } from "#ui/components/button.tsx";
import { nameStory, starNames } from "./names.ts";

type OutlineCheckProps = {
  questions: readonly InterviewQuestion[];
  question: InterviewQuestion;
  session: InterviewSession;
  act: (action: InterviewAction) => void;
};

/** The outline of the answer, and what of it was told: a press each, or S, T, A and R while the focus is here. */
export function OutlineCheck({ questions, question, session, act }: OutlineCheckProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);

  if (question.isDreaded)
    return (
      <section className="stack gap-3" aria-label="Your plain answer">
        {question.outline.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    );

  // The letters act on these buttons alone, and nowhere else on the page.
  function onKeyDown(event: KeyboardEvent) {
    const part = partOfKey(event);
    if (!part) return;
    event.preventDefault();
    act({ kind: "marked", part });
  }

  return (
    <div className="stack gap-5">
      <fieldset className="interview-outline">
        <legend className="meta">
          What did you say? Press each part you covered, or the keys S, T, A, R.
        </legend>
        {answerParts.map((part, place) => (
          <div key={part}>
            <Button
              ref={place === 0 ? first : undefined}
              onKeyDown={onKeyDown}
              aria-pressed={session.marks.includes(part)}
              aria-keyshortcuts={starNames[part].slice(0, 1)}
              onClick={() => act({ kind: "marked", part })}
            >
              {starNames[part]}
              {session.marks.includes(part) && <span aria-hidden="true"> ✓</span>}
            </Button>
            <p>{textOf(question, part)}</p>
          </div>
        ))}
      </fieldset>
      <label className="form-field">
        The story you told
        <select
          className="form-control"
          value={session.story ?? ""}
          onChange={({ target }) =>
            act({ kind: "told", story: target.value === "" ? null : Number(target.value) })
          }
        >
          {questions.map((one, place) =>
            one.isDreaded ? null : (
              <option key={one.question} value={place}>
                {nameStory(one)}
              </option>
            ),
          )}
          <option value="">None of these</option>
        </select>
      </label>
    </div>
  );
}

function textOf({ outline }: InterviewQuestion, part: AnswerPart): string {
  const told = outline.filter((point) => point.part === part).map(({ text }) => text);
  return told.length === 0 ? "Not in your outline." : told.join(" ");
}

/** A letter alone; a select keeps its own keys. */
function partOfKey({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): AnswerPart | null {
  if (altKey || ctrlKey || metaKey || repeat) return null;
  return answerParts.find((part) => part.startsWith(key.toLowerCase()) && key.length === 1) ?? null;
}
