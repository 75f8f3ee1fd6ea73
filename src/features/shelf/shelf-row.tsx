import { useId, useState } from "react";
import type { Question } from "#core/tools/definition.ts";
import { questionName } from "#ui/question-name.ts";
import type { ShelfItem } from "./contract.ts";

type ShelfRowProps = {
  item: ShelfItem;
  questions: readonly Question[];
  /** The question that things of this kind answer by themselves. */
  usual: string | null;
  /** The question it answers now; null while it is not ticked. */
  question: string | null;
  isFull: boolean;
  onChange: (question: string | null) => void;
};

/** The kinds of answers that hold her words. */
const worded: readonly Question["kind"][] = ["line", "list", "long"];

/** One thing on the shelf. Where no question is its natural place, she says which it answers. */
export function ShelfRow({ item, questions, usual, question, isFull, onChange }: ShelfRowProps) {
  const id = useId();
  const [isAsked, ask] = useState(false);
  const isTicked = question !== null || isAsked;
  const open = questions.filter(({ kind }) => worded.includes(kind));

  function tick(isOn: boolean) {
    ask(isOn && usual === null);
    onChange(isOn ? usual : null);
  }

  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFull && !isTicked}
          onChange={(event) => tick(event.target.checked)}
        />
        <span>
          {item.name}
          {item.date && <small className="meta num"> {item.date}</small>}
        </span>
      </label>
      {isTicked && usual === null && (
        <div className="q">
          <label htmlFor={id}>Which question does it answer?</label>
          <select
            id={id}
            className="input"
            value={question ?? ""}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="" disabled>
              Choose
            </option>
            {open.map((one) => (
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
