import type { Mark } from "#core/result/mark.ts";
import type { Unit } from "#core/result/units.ts";
import { classNames } from "#ui/class-names.ts";
import { type Facts, focusOn, idsOf, isOpen } from "./use-facts.ts";

type FactTextProps = { unit: Unit; marks: readonly Mark[]; facts: Facts };

/** The words of a paragraph or item; each fact in them is a button that leads to where it came from. */
export function FactText({ unit, marks, facts }: FactTextProps) {
  const pieces = marks.map((mark, n) => ({ mark, before: between(unit, marks[n - 1], mark) }));
  return (
    <>
      {pieces.map(({ mark, before }) => (
        <span key={mark.start}>
          {before}
          {isOpen(facts, mark) ? (
            <OpenFact mark={mark} facts={facts} />
          ) : (
            <Receipt mark={mark} facts={facts} />
          )}
        </span>
      ))}
      {between(unit, marks.at(-1), undefined)}
    </>
  );
}

function between({ text, start, end }: Unit, left: Mark | undefined, right: Mark | undefined) {
  return text.slice((left?.end ?? start) - start, (right?.start ?? end) - start);
}

type FactProps = { mark: Mark; facts: Facts };

function Receipt({ mark, facts }: FactProps) {
  const isTraced = facts.traced === mark;
  if (mark.from === null) return mark.text;
  return (
    <button
      type="button"
      className={classNames("fact", isTraced && "traced")}
      id={idsOf(facts, mark).inText}
      aria-expanded={isTraced}
      onClick={() => facts.trace(isTraced ? null : mark)}
    >
      {mark.text}
    </button>
  );
}

function OpenFact({ mark, facts }: FactProps) {
  const { inText, inList } = idsOf(facts, mark);
  return (
    <button
      type="button"
      className="fact open"
      id={inText}
      aria-label={`${mark.text} (to settle)`}
      onClick={() => focusOn(inList)}
    >
      {mark.text}
    </button>
  );
}

/** The marks that stand in a unit, in order; of two on the same words the one that needs her stands. */
export function marksIn(unit: Unit, section: string | null, facts: Facts): Mark[] {
  const here = facts.marks.filter(
    (mark) =>
      mark.section === section &&
      mark.start >= unit.start &&
      mark.end <= unit.end &&
      unit.text.slice(mark.start - unit.start, mark.end - unit.start) === mark.text,
  );
  const first = here.toSorted((a, b) => Number(isOpen(facts, b)) - Number(isOpen(facts, a)));
  const chosen: Mark[] = [];
  for (const mark of first)
    if (chosen.every(({ start, end }) => mark.end <= start || mark.start >= end)) chosen.push(mark);
  return chosen.toSorted((a, b) => a.start - b.start);
}
