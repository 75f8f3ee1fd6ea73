import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { type Answers, answerOf, type Question } from "#core/tools/definition.ts";
import { Button } from "#ui/button.tsx";
import { storyOf } from "#ui/question-name.ts";

/** How many stories stand there before she asks for another. */
const firstStories = 2;

type StoriesProps = {
  stories: readonly (readonly Question[])[];
  answers: Answers;
  /** Draws one question. */
  children: (question: Question) => ReactNode;
};

/** Her stories, one under the other; another one stands there when she adds it or once it has words. */
export function Stories({ stories, answers, children }: StoriesProps) {
  const [count, setCount] = useState(firstStories);
  const place = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  const told = stories.findLastIndex((story) =>
    story.some(({ id }) => answerOf(answers, id) !== ""),
  );
  const shown = Math.max(count, told + 1);

  useEffect(() => {
    if (isAdded.current)
      place.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus();
    isAdded.current = false;
  });

  return (
    <div ref={place} className="form">
      {stories.slice(0, shown).map((story) => (
        <fieldset key={story[0]?.group} className="story">
          <legend>{story[0] && storyOf(story[0])}</legend>
          {story.map((question) => (
            <Fragment key={question.id}>{children(question)}</Fragment>
          ))}
        </fieldset>
      ))}
      {shown < stories.length && (
        <div className="actions with-script">
          <Button
            small
            onClick={() => {
              isAdded.current = true;
              setCount(shown + 1);
            }}
          >
            Add a story
          </Button>
        </div>
      )}
    </div>
  );
}
