import CircleAlert from "lucide-react/icons/circle-alert";
import CheckMark from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { locateMark } from "#core/result/edit-result.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import type { Result } from "#core/result/result.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { replaceFactSentence } from "./edit-facts.ts";
import { isKeptByUser, findUnsettledMarks, formatDecision } from "./fact-decisions.ts";
import { type ResultFacts, focusElement, elementIdsOf } from "./use-facts.ts";

type FactsToSettleProps = { result: Result; facts: ResultFacts };

/** The facts that the answers do not hold, each with what can be done about it, and what was done. */
export function FactsToSettle({ result, facts }: FactsToSettleProps) {
  const { version, marks, undo } = facts;
  const unsourced = marks.filter(({ problem }) => problem !== null);
  const decisions = (version.settled ?? []).filter(
    ({ how, text }) => how !== "kept" || unsourced.every((mark) => mark.text !== text),
  );
  if (unsourced.length === 0 && decisions.length === 0) return null;
  return (
    <section className="facts-to-settle" id="settle" tabIndex={-1} aria-labelledby="settle-title">
      <h3 id="settle-title">{formatUnsettledCount(findUnsettledMarks(version).length)}</h3>
      <ul>
        {unsourced.map((mark) => (
          <UnsourcedFact
            key={elementIdsOf(facts, mark).inList}
            result={result}
            mark={mark}
            facts={facts}
          />
        ))}
        {decisions.map((one, place) => (
          <FactRow
            key={`${one.text} ${place.toString()}`}
            isOpen={false}
            words={formatDecision(one)}
          >
            {undo && place === decisions.length - 1 && (
              <Button
                small
                onClick={() => {
                  undo();
                  focusElement("settle");
                }}
              >
                Undo <span className="visually-hidden">the change of “{one.text}”</span>
              </Button>
            )}
          </FactRow>
        ))}
      </ul>
    </section>
  );
}

function formatUnsettledCount(count: number): string {
  if (count === 0) return "Nothing left to look at.";
  return count === 1 ? "1 place to look at" : `${count} places to look at`;
}

function UnsourcedFact({ result, mark, facts }: FactsToSettleProps & { mark: FactMark }) {
  const { text, problem, section } = mark;
  const isKept = isKeptByUser(facts.version, text);
  const about = <span className="visually-hidden">“{text}”</span>;
  return (
    <FactRow
      id={elementIdsOf(facts, mark).inList}
      isOpen={!isKept}
      words={isKept ? formatDecision({ text, how: "kept" }) : (problem ?? "")}
      where={section}
    >
      <Button small onClick={() => facts.setKept(mark, !isKept)}>
        {isKept ? "Undo" : "Keep"} {about}
      </Button>
      {!isKept && locateMark(result, mark) && (
        <>
          <Button small onClick={() => facts.correct(mark)}>
            Correct {about}
          </Button>
          <Button
            small
            onClick={() => {
              facts.replace(replaceFactSentence(facts.version, mark, ""));
              focusElement("settle");
            }}
          >
            Remove {about}
          </Button>
        </>
      )}
    </FactRow>
  );
}

type FactRowProps = {
  id?: string;
  isOpen: boolean;
  words: string;
  where?: string | null;
  children: ReactNode;
};

function FactRow({ id, isOpen, words, where, children }: FactRowProps) {
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={isOpen ? "unsettled" : undefined}
    >
      <Icon of={isOpen ? CircleAlert : CheckMark} />
      <p>
        {words} {where && <span className="meta">{where}</span>}
      </p>
      <div className="row">{children}</div>
    </li>
  );
}
