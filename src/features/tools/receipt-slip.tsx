import type { Mark } from "#core/result/mark.ts";
import { excerptOf } from "./excerpt.ts";
import { type Facts, focusOn, idsOf } from "./use-facts.ts";

type ReceiptSlipProps = { mark: Mark; facts: Facts };

/** Where a fact came from: the question, her words there, and the way to them. */
export function ReceiptSlip({ mark, facts }: ReceiptSlipProps) {
  const { name, answer, go } = facts.sourceOf(mark);
  const words = excerptOf(answer, mark.text);
  return (
    <div className="slip">
      <p>From: {name}</p>
      {words !== "" && <blockquote>{words}</blockquote>}
      <p className="row">
        {go && (
          <button type="button" className="text-button" onClick={go}>
            Go to the answer
          </button>
        )}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            facts.trace(null);
            focusOn(idsOf(facts, mark).inText);
          }}
        >
          Close
        </button>
      </p>
    </div>
  );
}
