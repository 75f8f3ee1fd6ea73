import { useEffect, useEffectEvent, useRef, useState } from "react";
import { bankKeyOf, bankOf } from "#core/rehearsal/interview/bank-of.ts";
import type { Bank } from "#core/rehearsal/interview/question-order.ts";
import {
  advanceInterview,
  type InterviewAction,
  type InterviewSession,
  startInterview,
} from "#core/rehearsal/interview/interview-session.ts";
import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import { practiceFinished } from "#features/rehearsal/practice-summary.ts";
import {
  closeInterview,
  type InterviewRecord,
  type PastInterview,
  readInterviews,
  saveInterviews,
} from "./interview-store.ts";
import { summariseInterview } from "./summarise-interview.ts";

const tickMs = 1000;
/** A device that slept counts as no more than this, in seconds. */
const longestTick = 5;

export type Interview = {
  readonly bank: Bank;
  readonly session: InterviewSession | null;
  readonly kept: readonly PastInterview[];
  /** The session that ended on this page. */
  readonly finished: PastInterview | null;
  readonly start: () => void;
  readonly act: (action: InterviewAction) => void;
  /** Removes what is kept of earlier sessions. */
  readonly forget: () => void;
};

/** The interviews about one bank of questions: the one that is under way, its clock, and what the device keeps. */
export function useInterview(
  owner: string,
  toolId: string,
  questions: readonly InterviewQuestion[],
): Interview {
  const bank = bankOf(questions);
  const [record, setRecord] = useState(() => readInterviews(owner, bankKeyOf(questions)));
  const [finished, setFinished] = useState<PastInterview | null>(null);
  const session = record.current;

  // A press and a second that passes may fall between two renders.
  const latest = useRef(record);

  function put(next: InterviewRecord) {
    latest.current = next;
    setRecord(next);
    saveInterviews(owner, next);
  }

  function act(action: InterviewAction) {
    const before = latest.current;
    if (!before.current) return;
    const current = advanceInterview(before.current, action, bank);
    if (current.phase !== "done") {
      put({ ...before, current });
      return;
    }
    const closed = closeInterview({ ...before, current });
    put(closed);
    if (current.answers.length === 0) return;
    setFinished(closed.kept[0] ?? null);
    practiceFinished(summariseInterview(toolId, current, bank, new Date()));
  }

  const isAlive = session !== null && !session.isPaused;
  const pass = useEffectEvent((seconds: number) =>
    act({ kind: "passed", seconds: Math.min(longestTick, seconds) }),
  );
  const pause = useEffectEvent(() => act({ kind: "paused" }));
  useEffect(() => {
    if (!isAlive) return undefined;
    let lookedAt = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      pass((now - lookedAt) / 1000);
      lookedAt = now;
    }, tickMs);
    const onHidden = () => {
      if (document.visibilityState === "hidden") pause();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [isAlive]);

  return {
    bank,
    session,
    kept: record.kept,
    finished,
    act,
    start() {
      setFinished(null);
      const seed = Math.floor(Math.random() * 2 ** 31);
      put({ ...latest.current, current: startInterview(bank, seed, new Date().toISOString()) });
    },
    forget: () => put({ ...latest.current, kept: [] }),
  };
}
