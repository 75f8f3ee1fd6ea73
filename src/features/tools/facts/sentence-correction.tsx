import { useEffect, useRef, useState } from "react";
import { getMarkedSentence } from "#core/result/edit-result.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import type { Result } from "#core/result/result.ts";
import { isBlank } from "#core/tools/is-blank.ts";
import { Button } from "#ui/components/button.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";
import { replaceFactSentence } from "./edit-facts.ts";
import { type ResultFacts, focusElement, elementIdsOf } from "./use-facts.ts";

type SentenceCorrectionProps = { result: Result; mark: FactMark; facts: ResultFacts };

/** The sentence that holds a fact, to be written anew where it stands. */
export function SentenceCorrection({ result, mark, facts }: SentenceCorrectionProps) {
  const [words, setWords] = useState(() => getMarkedSentence(result, mark));
  const field = useRef<HTMLTextAreaElement>(null);
  const { inList } = elementIdsOf(facts, mark);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <form
      className="sentence-correction"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        facts.replace(replaceFactSentence(facts.version, mark, words));
        focusElement("settle");
      }}
    >
      <TextAreaField
        ref={field}
        label="Correct this sentence"
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="actions">
        <Button small submit disabled={isBlank(words)}>
          Save
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            facts.correct(null);
            focusElement(inList);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
