import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { drawRounds } from "#core/rehearsal/push-back/draw-rounds.ts";
import {
  advancePushBack,
  readyPushBack,
  type PushBackRun,
} from "#core/rehearsal/push-back/push-back-run.ts";
import { type AnsweredLine, reportPushBack } from "#core/rehearsal/push-back/push-back-report.ts";
import type { PushBackLines } from "#core/rehearsal/text/rehearsal-text.ts";
import { practiceFinished } from "#features/rehearsal/practice-summary.ts";
import type { MicrophoneProblem } from "#features/rehearsal/microphone/open-microphone.ts";
import { readRecording } from "#features/rehearsal/microphone/read-recording.ts";
import { useMicrophone } from "#features/rehearsal/microphone/use-microphone.ts";
import { summarisePushBack } from "./summarise-push-back.ts";

const tickMs = 50;

export type PushBackWishes = {
  readonly isRecordingWanted: boolean;
  /** Speaks a line and resolves when it is over; at once where nothing is spoken. */
  readonly say: (line: string) => Promise<void>;
};

export type PushBack = {
  readonly run: PushBackRun;
  /** In seconds, as the run counts. */
  readonly now: number;
  readonly isRecording: boolean;
  readonly isOpening: boolean;
  readonly problem: MicrophoneProblem | null;
  /** The answers, once the run is over and what was recorded is read. */
  readonly answers: readonly AnsweredLine[] | null;
  readonly start: () => Promise<void>;
  readonly answer: () => void;
  readonly stop: () => void;
};

/** Three rounds against the other side: their moments, the clock of each answer, and the microphone beside it. */
export function usePushBack(
  toolId: string,
  lines: PushBackLines,
  wishes: PushBackWishes,
): PushBack {
  const [run, act] = useReducer(advancePushBack, readyPushBack);
  const [now, setNow] = useState(0);
  const [isOpening, setOpening] = useState(false);
  const [answers, setAnswers] = useState<readonly AnsweredLine[] | null>(null);
  const microphone = useMicrophone(() => undefined);
  const before = useRef<readonly string[]>([]);

  const isAlive = run.phase !== "ready" && run.phase !== "done";
  useEffect(() => {
    if (!isAlive) return undefined;
    const timer = setInterval(() => {
      setNow(secondsNow());
      act({ kind: "ticked", at: secondsNow() });
    }, tickMs);
    return () => clearInterval(timer);
  }, [isAlive]);

  const sayLine = useEffectEvent(() => wishes.say(run.rounds[run.round]?.line ?? ""));
  useEffect(() => {
    if (run.phase !== "speaking") return undefined;
    let isGone = false;
    void sayLine().then(() => isGone || act({ kind: "heard", at: secondsNow() }));
    return () => {
      isGone = true;
    };
  }, [run.phase]);

  async function finish(done: PushBackRun) {
    const recorded = await microphone.close();
    const read = recorded && (await readRecording(recorded.sound));
    const startedAt = recorded?.startedAt ?? 0;
    const told = reportPushBack(done, read && { figures: read.figures, startedAt });
    setAnswers(told);
    practiceFinished(summarisePushBack(toolId, told, new Date()));
  }

  function answer() {
    const action = { kind: "answered", at: secondsNow() } as const;
    const next = advancePushBack(run, action);
    act(action);
    if (next.phase === "done" && run.phase !== "done") void finish(next);
  }

  async function start() {
    if (isOpening) return;
    if (wishes.isRecordingWanted) {
      setOpening(true);
      const isOpen = await microphone.open();
      setOpening(false);
      if (!isOpen) return;
    }
    const rounds = drawRounds(lines, Math.random, before.current);
    setAnswers(null);
    before.current = rounds.map(({ line }) => line);
    setNow(secondsNow());
    act({ kind: "started", at: secondsNow(), rounds });
  }

  return {
    run,
    now,
    isRecording: microphone.isOpen,
    isOpening,
    problem: microphone.problem,
    answers,
    start,
    answer,
    stop() {
      act({ kind: "reset" });
      void microphone.close();
    },
  };
}

function secondsNow(): number {
  return performance.now() / 1000;
}
