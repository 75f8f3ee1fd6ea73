import type { Ref } from "react";
import {
  interviewTimes,
  type InterviewSession,
} from "#core/rehearsal/interview/interview-session.ts";
import { formatClock } from "#features/rehearsal/ui/format-time.ts";
import { Button } from "#ui/components/button.tsx";
import type { Interview } from "./use-interview.ts";

type InterviewBarProps = {
  interview: Interview;
  /** What the space bar does. */
  mainButton: Ref<HTMLButtonElement>;
  onMain: () => void;
};

/** The time that is left, and the few keys of a session. */
export function InterviewBar({ interview, mainButton, onMain }: InterviewBarProps) {
  const { session, act } = interview;
  return (
    <div className="rehearsal-bar">
      {session && <Clocks session={session} />}
      <div className="actions">
        <Button ref={mainButton} look="primary" aria-keyshortcuts="Space" onClick={onMain}>
          {mainWordsOf(session)}
        </Button>
        {session && !session.isPaused && (
          <Button small onClick={() => act({ kind: "paused" })}>
            Pause
          </Button>
        )}
        {session && (
          <Button small look="quiet" onClick={() => act({ kind: "ended" })}>
            End the session
          </Button>
        )}
      </div>
    </div>
  );
}

function Clocks({ session }: { session: InterviewSession }) {
  const { phase, phaseSeconds, seconds, isPaused } = session;
  const limit = phase === "thinking" || phase === "answering" ? interviewTimes[phase] : null;
  return (
    <p className="rehearsal-clock numeric">
      {limit !== null && (
        <span role="timer" aria-label={clockNames[phase]} aria-live="off">
          {formatClock(Math.ceil(limit - phaseSeconds))}
        </span>
      )}
      <span className="meta">{isPaused ? "Paused." : phaseWords[phase]}</span>
      <span className="meta">
        {formatClock(seconds)} of {formatClock(interviewTimes.session)}
      </span>
    </p>
  );
}

function mainWordsOf(session: InterviewSession | null): string {
  if (!session) return "Start";
  if (session.isPaused) return "Go on";
  if (session.phase === "checking" && session.seconds >= interviewTimes.session) return "Finish";
  return mainWords[session.phase];
}

const clockNames = {
  thinking: "Time to think",
  answering: "Time to answer",
  checking: "",
  done: "",
} as const;

export const phaseWords = {
  thinking: "A moment to think.",
  answering: "Answer aloud.",
  checking: "Your outline.",
  done: "",
} as const;

const mainWords = {
  thinking: "Answer now",
  answering: "Answered",
  checking: "Next question",
  done: "Start",
} as const;
