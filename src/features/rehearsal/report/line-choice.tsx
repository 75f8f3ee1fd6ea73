import type { BreathLine } from "#core/rehearsal/text/rehearsal-text.ts";

type LineChoiceProps = {
  lines: readonly BreathLine[];
  through: number;
  onChange: (through: number) => void;
};

/** How far the text was said; the page can only guess it from the line it had come to. */
export function LineChoice({ lines, through, onChange }: LineChoiceProps) {
  return (
    <label className="form-field">
      You got to
      <select
        className="form-control"
        value={through}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {lines.map(({ text }, place) => (
          <option key={lineKey(place)} value={place}>
            {place + 1}. {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function lineKey(place: number): string {
  return `line-${place}`;
}
