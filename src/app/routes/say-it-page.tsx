import { useEffect, useState } from "react";
import type { PracticeRun } from "#features/practice-record/contract.ts";
import { StorePractice } from "#features/practice-record/ui/store-practice.tsx";
import { onPracticeFinished, type PracticeSummary } from "#features/rehearsal/practice-summary.ts";
import { AfterPracticeContext } from "#features/rehearsal/report/after-practice.tsx";
import { RehearsalScreen } from "#features/rehearsal/ui/rehearsal-screen.tsx";
import { useViewer } from "#ui/viewer.ts";

/** Rehearsing, and for a member what keeps the figures of a run. Nothing is sent before the press. */
export function SayItPage() {
  const viewer = useViewer();
  const [finished, setFinished] = useState<PracticeSummary | null>(null);
  useEffect(() => {
    const stop = onPracticeFinished(setFinished);
    return () => stop();
  }, []);
  return (
    <AfterPracticeContext
      value={
        viewer.kind === "member" &&
        finished && (
          <StorePractice
            key={`${finished.kind} ${finished.at}`}
            owner={viewer.id}
            run={toRun(finished)}
          />
        )
      }
    >
      <RehearsalScreen />
    </AfterPracticeContext>
  );
}

function toRun(summary: PracticeSummary): PracticeRun {
  const { at, kind, toolId, seconds, wordsPerMinute, silenceSeconds } = summary;
  return { at, kind, toolId, seconds, wordsPerMinute, silenceSeconds };
}
