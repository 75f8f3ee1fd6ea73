import type { Ref } from "react";
import { roundCount } from "#core/rehearsal/push-back/draw-rounds.ts";
import { formatClock } from "#features/rehearsal/ui/format-time.ts";
import { Button } from "#ui/components/button.tsx";
import type { PushBack } from "./use-push-back.ts";

type PushBackBarProps = {
  pushBack: PushBack;
  /** Start, answered or again: what the space bar does. */
  mainButton: Ref<HTMLButtonElement>;
  onMain: () => void;
  onStop: () => void;
};

/** The clock of the answer, and the few keys of a round. */
export function PushBackBar({ pushBack, mainButton, onMain, onStop }: PushBackBarProps) {
  const { run, now, isOpening, isRecording } = pushBack;
  const { phase } = run;
  const isAlive = phase !== "ready" && phase !== "done";
  const heardAt = run.rounds[run.round]?.heardAt ?? null;
  return (
    <div className="rehearsal-bar">
      <p className="rehearsal-clock numeric">
        <span role="timer" aria-label="Time of your answer" aria-live="off">
          {formatClock(phase === "answering" && heardAt !== null ? now - heardAt : 0)}
        </span>
        <span className="meta">{isAlive && `Round ${run.round + 1} of ${roundCount}. `}</span>
        <span className="meta">{words[phase]}</span>
        {isRecording && <span className="meta rehearsal-recording">Recording</span>}
      </p>
      <div className="actions">
        <Button
          ref={mainButton}
          look="primary"
          pending={isOpening}
          aria-keyshortcuts="Space"
          aria-disabled={phase === "waiting" || phase === "speaking" || undefined}
          onClick={onMain}
        >
          {isOpening ? "Asking for the microphone..." : mainWords[phase]}
        </Button>
        {isAlive && (
          <Button small onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}

const words = {
  ready: "",
  waiting: "Say your line. They will answer.",
  speaking: "They speak.",
  answering: "Your answer.",
  done: "",
} as const;

const mainWords = {
  ready: "Start",
  waiting: "Answered",
  speaking: "Answered",
  answering: "Answered",
  done: "Again",
} as const;
