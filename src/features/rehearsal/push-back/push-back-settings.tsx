import type { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { PartChoice } from "#features/rehearsal/ui/part-choice.tsx";
import type { DeviceVoiceState } from "./use-device-voice.ts";

export type PushBackChoices = {
  readonly part: number;
  readonly isSpoken: boolean;
  readonly isRecordingWanted: boolean;
};

type PushBackSettingsProps = {
  text: RehearsalText;
  voice: DeviceVoiceState;
  choices: PushBackChoices;
  onChange: (choices: PushBackChoices) => void;
};

/** What is chosen before the rounds: the lines to answer with, whether they are spoken, and the microphone. */
export function PushBackSettings({ text, voice, choices, onChange }: PushBackSettingsProps) {
  return (
    <div className="rehearsal-settings">
      <PartChoice
        label="Your lines"
        parts={text.parts}
        value={choices.part}
        onChange={(part) => onChange({ ...choices, part })}
      />
      {voice === "here" ? (
        <label className="checkbox-label">
          <input
            type="checkbox"
            checked={choices.isSpoken}
            onChange={({ target }) => onChange({ ...choices, isSpoken: target.checked })}
          />
          <span>
            Speak their lines
            <span className="meta">With a voice of this device. Nothing is sent.</span>
          </span>
        </label>
      ) : (
        <p className="meta">{silentBecause[voice]}</p>
      )}
      <label className="checkbox-label">
        <input
          type="checkbox"
          checked={choices.isRecordingWanted}
          onChange={({ target }) => onChange({ ...choices, isRecordingWanted: target.checked })}
        />
        <span>
          Measure the silence with the microphone
          <span className="meta">The sound stays on this device, and is gone once it is read.</span>
        </span>
      </label>
    </div>
  );
}

const silentBecause: Readonly<Record<Exclude<DeviceVoiceState, "here">, string>> = {
  "only-remote":
    "This page stays silent: the only voices of this browser are spoken by a service, and your words would leave the device. You read their lines.",
  none: "This page stays silent: the device has no English voice of its own. You read their lines.",
};
