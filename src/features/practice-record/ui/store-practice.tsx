import { useEffect, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import type { PracticeRun } from "#features/practice-record/contract.ts";
import { storeRun, sendWaitingRuns } from "#features/practice-record/practice-outbox.ts";

export type StorePracticeProps = {
  /** The member’s id. */
  owner: string;
  run: PracticeRun;
};

type Outcome = "open" | "sending" | "kept" | "waiting" | "refused";

/** How often a run that waits is tried again while it is looked at, in milliseconds. */
const retryMs = 15_000;

const sentences = {
  open: "Its figures go to your account: date, length, pace and pauses. No words, no sound.",
  sending: "Keeping it...",
  kept: "Kept. It stands in your library.",
  waiting: "It waits on this device, and is sent when the line is back.",
} as const;

/** Keeps the figures of a run with the account, at a press and never before it. */
export function StorePractice({ owner, run }: StorePracticeProps) {
  const [outcome, setOutcome] = useState<Outcome>("open");
  const [problem, setProblem] = useState("");
  const [kept, setKept] = useState<PracticeRun | null>(null);
  // Figures that were corrected since can be kept again, in place of those before.
  const isChanged = kept !== null && !hasSameFigures(kept, run);
  const shown = isChanged ? "open" : outcome;

  async function keep() {
    setOutcome("sending");
    setKept(run);
    try {
      setOutcome(await storeRun(owner, run));
    } catch (error) {
      setProblem(getErrorMessage(error));
      setOutcome("refused");
    }
  }

  const isWaiting = shown === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => void sendWaitingRuns(owner).then((isSent) => isSent && setOutcome("kept"));
    const timer = setInterval(retry, retryMs);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [isWaiting, owner]);

  const isDone = shown === "kept" || shown === "sending" || isWaiting;
  return (
    <div className="actions">
      <Button small pending={isDone} onClick={() => void keep()}>
        Keep in my practice record
      </Button>
      <output className="meta">{shown === "refused" ? problem : sentences[shown]}</output>
    </div>
  );
}

function hasSameFigures(one: PracticeRun, other: PracticeRun): boolean {
  return (
    one.seconds === other.seconds &&
    one.wordsPerMinute === other.wordsPerMinute &&
    one.silenceSeconds === other.silenceSeconds
  );
}
