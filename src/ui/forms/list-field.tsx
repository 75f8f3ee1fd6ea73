import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "#ui/components/icon.tsx";
import {
  afterBackspace,
  afterEnter,
  afterPaste,
  type EditedRows,
  rowsToShow,
  rowsFromText,
  textFromRows,
} from "./list-rows.ts";

type ListFieldProps = {
  label: string;
  /** Shared by the rows. */
  name: string;
  /** Its lines are the items. */
  value: string;
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  error?: ReactNode;
  /** Ids of what else describes the list. */
  describedBy?: string | false | undefined;
  /** What else belongs under the list. */
  below?: ReactNode;
};

/** One line for each item: Enter goes on to the next, Backspace takes an empty one away, pasted lines fill rows. */
export function ListField({ label, name, value, onChange, placeholder, ...rest }: ListFieldProps) {
  const { error, describedBy, below } = rest;
  const id = useId();
  const [typed, setTyped] = useState(() => rowsFromText(value));
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number>(null);
  const rows = rowsToShow(value, typed);

  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelectorAll("input")[next.current]?.focus();
    next.current = null;
  });

  function change(changed: readonly string[]) {
    setTyped(changed);
    onChange(textFromRows(changed));
  }

  function applyEdit(event: { preventDefault: () => void }, done: EditedRows | null) {
    if (!done) return;
    event.preventDefault();
    next.current = done.at;
    change(done.rows);
  }

  return (
    <fieldset
      className="form-field"
      aria-describedby={
        [describedBy, error && `${id}-error`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend>{label}</legend>
      <ol ref={list} className="list-rows">
        {[...rows.entries()].map(([at, row]) => (
          <li key={at}>
            <input
              className="form-control"
              aria-label={`${label}, line ${at + 1}`}
              aria-invalid={error ? true : undefined}
              name={name}
              type="text"
              enterKeyHint="next"
              placeholder={at === 0 ? placeholder : undefined}
              value={row}
              onChange={(event) => change(rows.with(at, event.target.value))}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                if (event.key === "Enter") applyEdit(event, afterEnter(rows, at));
                if (event.key === "Backspace") applyEdit(event, afterBackspace(rows, at));
              }}
              onPaste={(event) => {
                const { selectionStart, selectionEnd } = event.currentTarget;
                const span = [selectionStart ?? row.length, selectionEnd ?? row.length] as const;
                applyEdit(event, afterPaste(rows, at, event.clipboardData.getData("text"), span));
              }}
            />
          </li>
        ))}
      </ol>
      <div className="field-footer">
        <button
          type="button"
          className="text-button needs-script"
          onClick={(event) => applyEdit(event, { rows: [...rows, ""], at: rows.length })}
        >
          Add a line <span className="visually-hidden">to “{label}”</span>
        </button>
        {error && (
          <p className="field-error" id={`${id}-error`}>
            <Icon of={CircleAlert} />
            {error}
          </p>
        )}
        {below}
      </div>
    </fieldset>
  );
}
