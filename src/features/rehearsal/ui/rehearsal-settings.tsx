import { useState } from "react";
import type { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { PartChoice } from "./part-choice.tsx";
import type { Following } from "./breath-line-list.tsx";

export type RunSettings = {
  readonly part: number;
  readonly wordsPerMinute: number;
  readonly following: Following;
  readonly isRecordingWanted: boolean;
};

export const paces = { least: 80, usual: 140, most: 220 } as const;

type RehearsalSettingsProps = {
  text: RehearsalText;
  settings: RunSettings;
  onChange: (settings: RunSettings) => void;
};

/** A telephone shows the words first: there the settings open by a press. */
const hasRoom = () => matchMedia("(min-width: 40rem) and (min-height: 40rem)").matches;

/** What is chosen before a run: the part, the pace, how the words move, and whether the microphone listens. */
export function RehearsalSettings({ text, settings, onChange }: RehearsalSettingsProps) {
  const { part, wordsPerMinute, following, isRecordingWanted } = settings;
  const [isOpenAtFirst] = useState(hasRoom);
  return (
    <details className="disclosure rehearsal-choices" open={isOpenAtFirst}>
      <summary>Part, pace and microphone</summary>
      <div className="rehearsal-settings">
        {text.parts.length > 1 && (
          <PartChoice
            label="Part"
            parts={text.parts}
            value={part}
            onChange={(place) => onChange({ ...settings, part: place })}
          />
        )}
        <label className="form-field">
          Words a minute
          <input
            className="form-control"
            type="number"
            min={paces.least}
            max={paces.most}
            step={5}
            value={wordsPerMinute}
            onChange={({ target }) =>
              onChange({ ...settings, wordsPerMinute: target.valueAsNumber || paces.usual })
            }
          />
        </label>
        {!isMotionReduced() && (
          <label className="form-field">
            The words move
            <select
              className="form-control"
              value={following}
              onChange={({ target }) =>
                onChange({ ...settings, following: target.value === "scroll" ? "scroll" : "lines" })
              }
            >
              <option value="lines">Line by line</option>
              <option value="scroll">Scrolling</option>
            </select>
          </label>
        )}
        <label className="checkbox-label">
          <input
            type="checkbox"
            checked={isRecordingWanted}
            onChange={({ target }) => onChange({ ...settings, isRecordingWanted: target.checked })}
          />
          <span>
            Record with the microphone
            <span className="meta">
              The sound stays on this device. It is gone when you leave, unless you keep it here.
            </span>
          </span>
        </label>
      </div>
      <p className="meta full-measure keyboard-hint">
        Space starts and stops. The arrow keys go line by line. Escape leaves.
      </p>
    </details>
  );
}

function isMotionReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A pace that was typed, within what can be followed. */
export function clampPace(wordsPerMinute: number): number {
  return Math.min(paces.most, Math.max(paces.least, wordsPerMinute));
}
