import type { FactMark } from "#core/result/fact-mark.ts";
import { type ResultFacts, focusElement, elementIdsOf } from "./use-facts.ts";

type SourceLineProps = { mark: FactMark; facts: ResultFacts };

/** Under an answer: which fact came from it, and the way back to that fact. */
export function SourceLine({ mark, facts }: SourceLineProps) {
  return (
    <p className="source-line">
      <span>Source of “{mark.text}”</span>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          facts.trace(null);
          focusElement(elementIdsOf(facts, mark).inText);
        }}
      >
        Back to the text
      </button>
    </p>
  );
}
