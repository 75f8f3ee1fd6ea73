import type { Mark } from "#core/result/mark.ts";
import { type Facts, focusOn, idsOf } from "./use-facts.ts";

type SourceLineProps = { mark: Mark; facts: Facts };

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
          focusOn(idsOf(facts, mark).inText);
        }}
      >
        Back to the text
      </button>
    </p>
  );
}
