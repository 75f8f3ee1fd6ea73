import type { FieldSpec } from "#core/record/fields.ts";
import { amountProblem } from "#ui/forms/amount-problem.ts";
import { DayField } from "#ui/forms/day-field.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/forms/field.tsx";

type RecordControlProps = {
  spec: FieldSpec;
  name: string;
  /** What was typed. */
  value: string;
  onChange: (text: string) => void;
  /** Set for the field where the form begins. */
  first: ((element: HTMLElement | null) => void) | undefined;
  /** Today where the member is; "" on the server. */
  today: string;
};

/** The control of a field, by its kind. */
export function RecordControl({ spec, name, value, onChange, first, today }: RecordControlProps) {
  const { label, hint } = spec;
  const onInput = (event: { readonly target: { readonly value: string } }) =>
    onChange(event.target.value);
  const control = { ref: first, label, hint, name, onChange: onInput };
  if (spec.kind === "day")
    return (
      <DayField
        label={label}
        hint={hint}
        name={name}
        value={value || (spec.isOptional ? "" : today)}
        onChange={onChange}
      />
    );
  if (spec.kind === "option")
    return (
      <SelectField {...control} value={value || spec.start}>
        {spec.options.map((option) => (
          <option key={option} value={option}>
            {spec.labels[option]}
          </option>
        ))}
      </SelectField>
    );
  if (spec.kind === "amount")
    return (
      <TextField
        {...control}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={amountProblem(value)}
      />
    );
  if (spec.isLong) return <TextAreaField {...control} rows={2} value={value} />;
  return <TextField {...control} autoComplete="off" value={value} />;
}
