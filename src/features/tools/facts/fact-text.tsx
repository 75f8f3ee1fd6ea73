import type { FactMark } from "#core/result/fact-mark.ts";
import type { TextUnit } from "#core/result/text-units.ts";
import { classNames } from "#ui/class-names.ts";
import { type ResultFacts, focusElement, elementIdsOf, isUnsettled } from "./use-facts.ts";

type FactTextProps = { unit: TextUnit; marks: readonly FactMark[]; facts: ResultFacts };

/** The words of a paragraph or item; each fact in them is a button that leads to where it came from. */
export function FactText({ unit, marks, facts }: FactTextProps) {
  const pieces = marks.map((mark, n) => ({ mark, before: textBetween(unit, marks[n - 1], mark) }));
  return (
    <>
      {pieces.map(({ mark, before }) => (
        <span key={mark.start}>
          {before}
          {isUnsettled(facts, mark) ? (
            <UnsettledFactButton mark={mark} facts={facts} />
          ) : (
            <ReceiptButton mark={mark} facts={facts} />
          )}
        </span>
      ))}
      {textBetween(unit, marks.at(-1), undefined)}
    </>
  );
}

function textBetween(
  { text, start, end }: TextUnit,
  left: FactMark | undefined,
  right: FactMark | undefined,
) {
  return text.slice((left?.end ?? start) - start, (right?.start ?? end) - start);
}

type FactProps = { mark: FactMark; facts: ResultFacts };

function ReceiptButton({ mark, facts }: FactProps) {
  const isTraced = facts.traced === mark;
  if (mark.from === null) return mark.text;
  return (
    <button
      type="button"
      className={classNames("fact", isTraced && "traced")}
      id={elementIdsOf(facts, mark).inText}
      aria-expanded={isTraced}
      onClick={() => facts.trace(isTraced ? null : mark)}
    >
      {mark.text}
    </button>
  );
}

function UnsettledFactButton({ mark, facts }: FactProps) {
  const { inText, inList } = elementIdsOf(facts, mark);
  return (
    <button
      type="button"
      className="fact unsettled"
      id={inText}
      aria-label={`${mark.text} (look at this)`}
      onClick={() => focusElement(inList)}
    >
      {mark.text}
    </button>
  );
}

/** The marks that stand in a unit, in order; of two on the same words the unsettled one stands. */
export function findMarksIn(
  unit: TextUnit,
  section: string | null,
  facts: ResultFacts,
): FactMark[] {
  const here = facts.marks.filter(
    (mark) =>
      mark.section === section &&
      mark.start >= unit.start &&
      mark.end <= unit.end &&
      unit.text.slice(mark.start - unit.start, mark.end - unit.start) === mark.text,
  );
  const first = here.toSorted(
    (a, b) => Number(isUnsettled(facts, b)) - Number(isUnsettled(facts, a)),
  );
  const chosen: FactMark[] = [];
  for (const mark of first)
    if (chosen.every(({ start, end }) => mark.end <= start || mark.start >= end)) chosen.push(mark);
  return chosen.toSorted((a, b) => a.start - b.start);
}
