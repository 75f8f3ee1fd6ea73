import { useMemo } from "react";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { Stretch } from "#core/rehearsal/signal/voice-activity.ts";
import { drawPeaks, measurePeaks } from "#core/rehearsal/signal/waveform.ts";
import type { ReadRecording } from "#features/rehearsal/microphone/read-recording.ts";
import { formatClock } from "#features/rehearsal/ui/format-time.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { usePlayback } from "./use-playback.ts";

type PlayerProps = {
  recording: ReadRecording;
  /** Stretches that are marked in the drawing: the pauses. */
  marks: readonly Stretch[];
};

const width = 600;
const height = 96;
const bars = 200;

/** The sound as a drawing, with its pauses marked, and the means to hear it. */
export function Player({ recording, marks }: PlayerProps) {
  const { samples, sound } = recording;
  const { isPlaying, position, toggle, seek } = usePlayback(sound);
  const path = useMemo(() => drawPeaks(measurePeaks(samples, bars), width, height), [samples]);
  const seconds = sound.duration;
  const placeOf = (time: number) => (time / Math.max(0.01, seconds)) * width;
  return (
    <figure className="stack gap-2">
      <figcaption className="meta">
        The sound, {formatClock(seconds)} long
        {marks.length > 0 &&
          `, with ${marks.length === 1 ? "one pause" : `${marks.length} pauses`} marked`}
        .
      </figcaption>
      <svg
        className="waveform"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {marks.map(({ start, end }) => (
          <rect
            key={start}
            x={placeOf(start)}
            width={placeOf(end) - placeOf(start)}
            height={height}
          />
        ))}
        <path d={path} />
        <line x1={placeOf(position)} x2={placeOf(position)} y2={height} />
      </svg>
      <div className="player-controls">
        <Button small onClick={toggle}>
          <Icon of={isPlaying ? Pause : Play} />
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <input
          type="range"
          aria-label="Place in the recording"
          aria-valuetext={`${formatClock(position)} of ${formatClock(seconds)}`}
          min={0}
          max={seconds}
          step={0.1}
          value={position}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
        <span className="meta numeric">
          {formatClock(position)} / {formatClock(seconds)}
        </span>
      </div>
    </figure>
  );
}
