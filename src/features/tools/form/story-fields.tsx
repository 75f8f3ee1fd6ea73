import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { type Answers, answerOf, type Question } from "#core/tools/definition.ts";
import { Button } from "#ui/components/button.tsx";
import { storyName } from "#ui/question-name.ts";

/** How many stories stand there before another is added. */
const initialStories = 2;

type StoryFieldsProps = {
  stories: readonly (readonly Question[])[];
  answers: Answers;
  /** Draws one question. */
  children: (question: Question) => ReactNode;
};

/** The stories, one under the other; another one stands there when it is added or once it has words. */
export function StoryFields({ stories, answers, children }: StoryFieldsProps) {
  const [count, setCount] = useState(initialStories);
  const container = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  const lastAnswered = stories.findLastIndex((story) =>
    story.some(({ id }) => answerOf(answers, id) !== ""),
  );
  const visibleCount = Math.max(count, lastAnswered + 1);

  useEffect(() => {
    if (isAdded.current)
      container.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus();
    isAdded.current = false;
  });

  return (
    <div ref={container} className="form-grid">
      {stories.slice(0, visibleCount).map((story) => (
        <fieldset key={story[0]?.group} className="story-fields">
          <legend>{story[0] && storyName(story[0])}</legend>
          {story.map((question) => (
            <Fragment key={question.id}>{children(question)}</Fragment>
          ))}
        </fieldset>
      ))}
      {visibleCount < stories.length && (
        <div className="actions needs-script">
          <Button
            small
            onClick={() => {
              isAdded.current = true;
              setCount(visibleCount + 1);
            }}
          >
            Add a story
          </Button>
        </div>
      )}
    </div>
  );
}
