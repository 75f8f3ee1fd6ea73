import { type ComponentProps, type ReactNode, useId } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "#ui/components/icon.tsx";

type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** The message when what was entered cannot be used. */
  error?: ReactNode;
  /** A line under the control, such as a character count. */
  after?: ReactNode;
};

type ControlProps = {
  id: string;
  className: "form-control";
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldText & {
  /** Ids of what else describes the control. */
  describedBy?: string | false | undefined;
  /** What else belongs under the control. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, hint between, control, then the error; the ids tie them together. */
export function Field({ label, hint, error, after, describedBy, below, children }: FieldProps) {
  const id = useId();
  const described = [
    describedBy,
    hint && `${id}-hint`,
    error && `${id}-error`,
    after && `${id}-after`,
  ];
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: "form-control",
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {(error || after || below) && (
        <div className="field-footer">
          {error && (
            <p className="field-error" id={`${id}-error`}>
              <Icon of={CircleAlert} />
              {error}
            </p>
          )}
          {after && (
            <div className="character-count" id={`${id}-after`}>
              {after}
            </div>
          )}
          {below}
        </div>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  after,
  ...input
}: FieldText & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} after={after}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/** A text field that grows with what is written in it. */
export function TextAreaField({
  label,
  hint,
  error,
  after,
  ...area
}: FieldText & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} after={after}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}

/** A native select; its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  after,
  ...select
}: FieldText & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error} after={after}>
      {(control) => <select {...select} {...control} />}
    </Field>
  );
}
