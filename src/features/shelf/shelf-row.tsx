import { useId, useState } from "react";
import type { Question } from "#core/tools/definition.ts";
import { questionName } from "#ui/question-name.ts";
import type { ShelfItem } from "./contract.ts";

type ShelfRowProps = {
  item: ShelfItem;
  questions: readonly Question[];
  /** The question that things of this kind answer by themselves. */
  defaultQuestion: string | null;
  /** The question it answers now; null while it is not ticked. */
  question: string | null;
  isFull: boolean;
  onChange: (question: string | null) => void;
};

/** The kinds of answers that are typed as text. */
const textKinds: readonly Question["kind"][] = ["line", "list", "long"];

/** One thing on the shelf. Where no question is its natural place, the member chooses which it answers. */
export function ShelfRow({
  item,
  questions,
  defaultQuestion,
  question,
  isFull,
  onChange,
}: ShelfRowProps) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const isTicked = question !== null || isChoosing;
  const textQuestions = questions.filter(({ kind }) => textKinds.includes(kind));

  function tick(isOn: boolean) {
    setChoosing(isOn && defaultQuestion === null);
    onChange(isOn ? defaultQuestion : null);
  }

  return (
    <li>
      <label className="checkbox-label">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFull && !isTicked}
          onChange={(event) => tick(event.target.checked)}
        />
        <span>
          {item.name}
          {item.date && <small className="meta numeric"> {item.date}</small>}
        </span>
      </label>
      {isTicked && defaultQuestion === null && (
        <div className="form-field">
          <label htmlFor={id}>Which question does it answer?</label>
          <select
            id={id}
            className="form-control"
            value={question ?? ""}
            onChange={(event) => onChange(event.target.value)}
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
        </div>
      )}
    </li>
  );
}
