import { createContext, type ReactNode, useContext, useEffect } from "react";
import { practiceFinished, type PracticeSummary } from "#features/rehearsal/practice-summary.ts";

/** What others add below the figures of a run that is finished. */
export const AfterPracticeContext = createContext<ReactNode>(null);

type AfterPracticeProps = { summary: PracticeSummary };

/** Stands below the figures of a finished run: tells of it on this page, and shows what others add. */
export function AfterPractice({ summary }: AfterPracticeProps) {
  const { kind, toolId, at, seconds, wordsPerMinute, silenceSeconds } = summary;
  useEffect(() => {
    practiceFinished({ kind, toolId, at, seconds, wordsPerMinute, silenceSeconds });
  }, [kind, toolId, at, seconds, wordsPerMinute, silenceSeconds]);
  return <PracticeSlot />;
}

/** What others add, below what another room says of itself. */
export function PracticeSlot() {
  return useContext(AfterPracticeContext);
}
