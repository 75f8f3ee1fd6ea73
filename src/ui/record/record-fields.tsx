import type { Saving } from "#ui/forms/use-saving.ts";
import { useToday } from "#ui/use-today.ts";
import type { RefObject } from "react";
import { RecordControl } from "./record-control.tsx";
import type { RecordForm } from "./record-form.ts";

type RecordFieldsProps<Fields> = {
  form: RecordForm<Fields>;
  saving: Saving;
  /** Where the form begins. */
  first: RefObject<HTMLElement | null>;
  /** Only the details, or only the others; all when absent. */
  details?: boolean;
};

/** The fields of a record, each drawn by its kind. */
export function RecordFields<Fields>({
  form: { fields },
  saving: { typed, change },
  first,
  details,
}: RecordFieldsProps<Fields>) {
  const today = useToday();
  const [begin] = fields;
  return fields
    .filter(({ isDetail }) => details === undefined || isDetail === details)
    .map(({ name, spec }) => (
      <RecordControl
        key={name}
        spec={spec}
        name={name}
        value={typed[name] ?? ""}
        today={today}
        onChange={(text) => change({ [name]: text })}
        first={
          name === begin?.name
            ? (element) => {
                first.current = element;
              }
            : undefined
        }
      />
    ));
}
