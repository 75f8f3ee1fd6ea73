import type { Ref } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { clockOf } from "#core/rehearsal/rehearsal-run.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { formatClock } from "./format-time.ts";
import type { Rehearsal } from "./use-rehearsal.ts";

type RunBarProps = {
  rehearsal: Rehearsal;
  targetSeconds: number;
  /** Start, go on or stop: what the space bar does. */
  mainButton: Ref<HTMLButtonElement>;
  onMain: () => void;
};

/** The clock against the text’s time, and the few keys of a run. */
export function RunBar({ rehearsal, targetSeconds, mainButton, onMain }: RunBarProps) {
  const { run, now, isRecording, isOpening } = rehearsal;
  const { phase } = run;
  const clock = clockOf(run, now);
  return (
    <div className="rehearsal-bar">
      <p className="rehearsal-clock numeric">
        <span role="timer" aria-label="Time spoken" aria-live="off">
          {formatClock(clock)}
        </span>
        <span className="meta">
          of {formatClock(targetSeconds)}
          {clock > targetSeconds && `, ${formatClock(clock - targetSeconds)} over`}
        </span>
        {isRecording && <span className="meta rehearsal-recording">Recording</span>}
      </p>
      <div className="actions">
        {phase !== "done" && (
          <Button small look="quiet" onClick={() => rehearsal.move(-1)}>
            <Icon of={ChevronLeft} label="Line before" />
          </Button>
        )}
        <Button
          ref={mainButton}
          look="primary"
          pending={isOpening}
          aria-keyshortcuts="Space"
          onClick={onMain}
        >
          {isOpening ? "Asking for the microphone..." : mainWords[phase]}
        </Button>
        {phase !== "done" && (
          <Button small look="quiet" onClick={() => rehearsal.move(1)}>
            <Icon of={ChevronRight} label="Next line" />
          </Button>
        )}
        {phase === "holding" && (
          <Button small onClick={() => void rehearsal.stop()}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}

const mainWords = { ready: "Start", running: "Stop", holding: "Go on", done: "Again" } as const;
