import CircleAlert from "lucide-react/icons/circle-alert";
import CheckMark from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { sayProblem } from "#core/grounding/say-problem.ts";
import { placeOf } from "#core/result/edit-result.ts";
import type { Mark } from "#core/result/mark.ts";
import type { Result } from "#core/result/result.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { edited } from "./edit-facts.ts";
import { isKept, openMarks, saySettled } from "./facts.ts";
import { type Facts, focusOn, idsOf } from "./use-facts.ts";

type OpenFactsProps = { result: Result; facts: Facts };

/** The facts that her answers do not hold, each with what she can do about it, and what she did. */
export function OpenFacts({ result, facts }: OpenFactsProps) {
  const { version, marks, undo } = facts;
  const asked = marks.filter(({ problem }) => problem !== null);
  const done = (version.settled ?? []).filter(
    ({ how, text }) => how !== "kept" || asked.every((mark) => mark.text !== text),
  );
  if (asked.length === 0 && done.length === 0) return null;
  return (
    <section className="settle" id="settle" tabIndex={-1} aria-labelledby="settle-title">
      <h3 id="settle-title">{sayOpen(openMarks(version).length)}</h3>
      <ul>
        {asked.map((mark) => (
          <AskedFact key={idsOf(facts, mark).inList} result={result} mark={mark} facts={facts} />
        ))}
        {done.map((one, place) => (
          <Row key={`${one.text} ${place.toString()}`} isOpen={false} words={saySettled(one)}>
            {undo && place === done.length - 1 && (
              <Button
                small
                onClick={() => {
                  undo();
                  focusOn("settle");
                }}
              >
                Undo <span className="vh">the change of “{one.text}”</span>
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function sayOpen(count: number): string {
  if (count === 0) return "Every fact is settled.";
  return count === 1 ? "1 fact to settle" : `${count} facts to settle`;
}

function AskedFact({ result, mark, facts }: OpenFactsProps & { mark: Mark }) {
  const { text, problem, section } = mark;
  const kept = isKept(facts.version, text);
  const about = <span className="vh">“{text}”</span>;
  return (
    <Row
      id={idsOf(facts, mark).inList}
      isOpen={!kept}
      words={kept ? saySettled({ text, how: "kept" }) : sayProblem(text, problem)}
      where={section}
    >
      <Button small onClick={() => facts.keep(mark, !kept)}>
        {kept ? "Undo" : "Keep"} {about}
      </Button>
      {!kept && placeOf(result, mark) && (
        <>
          <Button small onClick={() => facts.correct(mark)}>
            Correct {about}
          </Button>
          <Button
            small
            onClick={() => {
              facts.replace(edited(facts.version, mark, ""));
              focusOn("settle");
            }}
          >
            Remove {about}
          </Button>
        </>
      )}
    </Row>
  );
}

type RowProps = {
  id?: string;
  isOpen: boolean;
  words: string;
  where?: string | null;
  children: ReactNode;
};

function Row({ id, isOpen, words, where, children }: RowProps) {
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={isOpen ? "open" : undefined}
    >
      <Icon of={isOpen ? CircleAlert : CheckMark} />
      <p>
        {words} {where && <span className="meta">{where}</span>}
      </p>
      <div className="row">{children}</div>
    </li>
  );
}
