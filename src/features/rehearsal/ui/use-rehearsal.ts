import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import {
  advanceRun,
  heldSeconds,
  readyRun,
  type RehearsalRun,
  type RunAction,
  type RunPlan,
} from "#core/rehearsal/rehearsal-run.ts";
import type { MicrophoneProblem } from "#features/rehearsal/microphone/open-microphone.ts";
import {
  readRecording,
  type ReadRecording,
} from "#features/rehearsal/microphone/read-recording.ts";
import { useMicrophone } from "#features/rehearsal/microphone/use-microphone.ts";

/** How often time and voice are looked at, in milliseconds. */
const tickMs = 50;
/** A voice that returns after so much silence ends the hold; so many looks in a row are a voice and no click. */
const leastSilence = 0.7;
const looksOfVoice = 3;

/** A recording of a run that is over. */
export type Take = ReadRecording & {
  readonly startedAt: number;
  readonly sound: AudioBuffer;
  readonly blob: Blob;
};

export type Rehearsal = {
  readonly run: RehearsalRun;
  /** In seconds, as the run counts. */
  readonly now: number;
  /** The silence that is being held, as the voice or else the clock tells it. */
  readonly silence: number;
  readonly isRecording: boolean;
  readonly isOpening: boolean;
  readonly problem: MicrophoneProblem | null;
  /** What was recorded, once it is read. */
  readonly take: Take | null;
  /** The line at which the microphone ended by itself. */
  readonly lostAtLine: number | null;
  readonly isReading: boolean;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly move: (by: 1 | -1) => void;
  readonly reset: () => void;
};

/** One person rehearsing one text: the run, its clock, and the microphone beside it. */
export function useRehearsal(plan: RunPlan, isRecordingWanted: boolean): Rehearsal {
  const [run, act] = useReducer(
    (before: RehearsalRun, action: RunAction) => advanceRun(before, action, plan),
    readyRun,
  );
  const [now, setNow] = useState(0);
  const [silence, setSilence] = useState(0);
  const [take, setTake] = useState<Take | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [lostAtLine, setLostAtLine] = useState<number | null>(null);
  const latestLine = useRef(0);
  const microphone = useMicrophone(() => setLostAtLine(latestLine.current));
  const voiceLooks = useRef(0);
  const longestSilence = useRef(0);

  const isAlive = run.phase === "running" || run.phase === "holding";
  const look = useEffectEvent(() => {
    const at = secondsNow();
    setNow(at);
    latestLine.current = run.line;
    const heard = microphone.hear();
    act({ kind: "ticked", at });
    if (run.phase !== "holding") {
      voiceLooks.current = 0;
      longestSilence.current = 0;
      return;
    }
    const silentFor = heard?.silentFor ?? null;
    setSilence(silentFor ?? heldSeconds(run, at));
    if (!heard || silentFor === null) return;
    longestSilence.current = Math.max(longestSilence.current, silentFor);
    voiceLooks.current = heard.isVoice ? voiceLooks.current + 1 : 0;
    if (longestSilence.current >= leastSilence && voiceLooks.current >= looksOfVoice)
      act({ kind: "moved", by: 1, at });
  });
  useEffect(() => {
    if (!isAlive) return undefined;
    const timer = setInterval(() => look(), tickMs);
    return () => clearInterval(timer);
  }, [isAlive]);

  async function start() {
    if (isOpening) return;
    setTake(null);
    setLostAtLine(null);
    setSilence(0);
    if (isRecordingWanted) {
      setOpening(true);
      const isOpen = await microphone.open();
      setOpening(false);
      if (!isOpen) return;
    }
    const at = secondsNow();
    setNow(at);
    act({ kind: "started", at });
  }

  async function stop() {
    const at = secondsNow();
    setNow(at);
    act({ kind: "stopped", at });
    setReading(true);
    const recorded = await microphone.close();
    const read = recorded && (await readRecording(recorded.sound));
    if (read && recorded) setTake({ ...read, startedAt: recorded.startedAt, blob: recorded.sound });
    setReading(false);
  }

  return {
    run,
    now,
    silence,
    isRecording: microphone.isOpen,
    isOpening,
    problem: microphone.problem,
    take,
    lostAtLine,
    isReading,
    start,
    stop,
    move: (by) => act({ kind: "moved", by, at: secondsNow() }),
    reset: () => act({ kind: "reset" }),
  };
}

function secondsNow(): number {
  return performance.now() / 1000;
}
