import { useId } from "react";
import type { Question } from "#core/tools/definition.ts";
import { questionName } from "#ui/question-name.ts";
import type { ShelfItem } from "./contract.ts";

type ShelfRowProps = {
  item: ShelfItem;
  questions: readonly Question[];
  /** The question that things of this kind answer by themselves. */
  defaultQuestion: string | null;
  tick: ShelfRowTick;
  isFull: boolean;
  onChange: (tick: ShelfRowTick) => void;
};

/** Whether a row is ticked, and the question it answers; null while that is not chosen. */
export type ShelfRowTick = { readonly isOn: boolean; readonly question: string | null };

/** The kinds of answers that are typed as text. */
const textKinds: readonly Question["kind"][] = ["line", "list", "long"];

/** One thing on the shelf. Where no question is its natural place, the member chooses which it answers. */
export function ShelfRow({
  item,
  questions,
  defaultQuestion,
  tick: { isOn, question },
  isFull,
  onChange,
}: ShelfRowProps) {
  const id = useId();
  const hintId = useId();
  const isUnplaced = isOn && question === null;
  const textQuestions = questions.filter(({ kind }) => textKinds.includes(kind));

  return (
    <li>
      <label className="checkbox-label">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isFull && !isOn}
          aria-describedby={isUnplaced ? hintId : undefined}
          onChange={(event) => onChange({ isOn: event.target.checked, question: defaultQuestion })}
        />
        <span>
          {item.name}
          {item.date && <small className="meta numeric"> {item.date}</small>}
        </span>
      </label>
      {isOn && defaultQuestion === null && (
        <div className="form-field">
          <label htmlFor={id}>Which question does it answer?</label>
          <select
            id={id}
            className="form-control"
            value={question ?? ""}
            aria-describedby={isUnplaced ? hintId : undefined}
            onChange={(event) => onChange({ isOn: true, question: event.target.value })}
          >
            <option value="" disabled>
              Choose
            </option>
            {textQuestions.map((one) => (
              <option key={one.id} value={one.id}>
                {questionName(one)}
              </option>
            ))}
          </select>
          {isUnplaced && (
            <p className="meta" id={hintId}>
              Not used until you choose a question.
            </p>
          )}
        </div>
      )}
    </li>
  );
}
