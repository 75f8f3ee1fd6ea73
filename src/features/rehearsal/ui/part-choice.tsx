import type { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";

type PartChoiceProps = {
  label: string;
  parts: RehearsalText["parts"];
  value: number;
  onChange: (place: number) => void;
};

/** Which part of a text is said, by its place. */
export function PartChoice({ label, parts, value, onChange }: PartChoiceProps) {
  return (
    <label className="form-field">
      {label}
      <select
        className="form-control"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {parts.map((part, place) => (
          <option key={part.label} value={place}>
            {part.label}
          </option>
        ))}
      </select>
    </label>
  );
}
