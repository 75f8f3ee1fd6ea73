import type { Saving } from "#ui/forms/use-saving.ts";
import { useToday } from "#ui/use-today.ts";
import { Fragment, type RefObject } from "react";
import { type RecordForm, listFields } from "./record-form.ts";

type RecordFieldsProps<Fields> = {
  form: RecordForm<Fields>;
  saving: Saving;
  /** Where the form begins. */
  first: RefObject<HTMLElement | null>;
  /** Only the details, or only the others; all when absent. */
  details?: boolean;
};

/** The fields of a record, each as its form draws it. */
export function RecordFields<Fields>({
  form,
  saving: { typed, change },
  first,
  details,
}: RecordFieldsProps<Fields>) {
  const today = useToday();
  const [begin] = listFields(form);
  return listFields(form)
    .filter(({ isDetail = false }) => details === undefined || isDetail === details)
    .map(({ name, draw }) => (
      <Fragment key={name}>
        {draw({
          name,
          value: typed[name] ?? "",
          today,
          onChange: (text) => change({ [name]: text }),
          first:
            name === begin?.name
              ? (element) => {
                  first.current = element;
                }
              : undefined,
        })}
      </Fragment>
    ));
}
