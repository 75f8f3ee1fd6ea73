import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "#core/result/edit-result.ts";
import type { Mark } from "#core/result/mark.ts";
import type { Result } from "#core/result/result.ts";
import { isBlank } from "#core/tools/blank.ts";
import { Button } from "#ui/button.tsx";
import { LongField } from "#ui/field.tsx";
import { edited } from "./edit-facts.ts";
import { type Facts, focusOn, idsOf } from "./use-facts.ts";

type CorrectionProps = { result: Result; mark: Mark; facts: Facts };

/** The sentence that holds a fact, to be written anew where it stands. */
export function Correction({ result, mark, facts }: CorrectionProps) {
  const [words, setWords] = useState(() => sentenceOf(result, mark));
  const field = useRef<HTMLTextAreaElement>(null);
  const { inList } = idsOf(facts, mark);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <form
      className="correction"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        facts.replace(edited(facts.version, mark, words));
        focusOn("settle");
      }}
    >
      <LongField
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
            focusOn(inList);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
