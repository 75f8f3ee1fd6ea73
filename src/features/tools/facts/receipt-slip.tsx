import type { FactMark } from "#core/result/fact-mark.ts";
import { excerptAround } from "./excerpt.ts";
import { type ResultFacts, focusElement, elementIdsOf } from "./use-facts.ts";

type ReceiptSlipProps = { mark: FactMark; facts: ResultFacts };

/** Where a fact came from: the question, the words of the answer, and the way to it. */
export function ReceiptSlip({ mark, facts }: ReceiptSlipProps) {
  const { label, answer, focusAnswer } = facts.sourceOf(mark);
  const words = excerptAround(answer, mark.text);
  return (
    <div className="receipt-slip">
      <p>From: {label}</p>
      {words !== "" && <blockquote>{words}</blockquote>}
      <p className="row">
        {focusAnswer && (
          <button type="button" className="text-button" onClick={focusAnswer}>
            Go to the answer
          </button>
        )}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            facts.trace(null);
            focusElement(elementIdsOf(facts, mark).inText);
          }}
        >
          Close
        </button>
      </p>
    </div>
  );
}
