import { useEffect, useEffectEvent } from "react";
import { reportRehearsal } from "#core/rehearsal/rehearsal-report.ts";
import type { RehearsalPart } from "#core/rehearsal/text/rehearsal-text.ts";
import { practiceFinished } from "#features/rehearsal/practice-summary.ts";
import type { Rehearsal } from "./use-rehearsal.ts";

/** Tells of each run that is over, once what was recorded is read. */
export function useFinishedRun(toolId: string, part: RehearsalPart, rehearsal: Rehearsal): void {
  const { run, take, isReading, lostAtLine } = rehearsal;
  const isFinished = run.phase === "done" && !isReading;
  const tell = useEffectEvent(() => {
    const lines = part.lines.slice(0, (lostAtLine ?? run.line) + 1);
    const report = reportRehearsal({ run, lines, recording: take });
    practiceFinished({
      kind: "say-it",
      toolId,
      at: new Date().toISOString(),
      seconds: report.seconds,
      wordsPerMinute: report.wordsPerMinute,
      silenceSeconds: report.heldSeconds,
    });
  });
  useEffect(() => {
    if (isFinished) tell();
  }, [isFinished]);
}
