import type { DrawnRound } from "./draw-rounds.ts";

/** One answer of the other side, and what came after it; times in seconds of one clock, null until then. */
export type PushBackRound = DrawnRound & {
  readonly saidAt: number | null;
  /** When the line was over, so that it can be answered. */
  readonly heardAt: number | null;
  readonly answeredAt: number | null;
};

export type PushBackRun = {
  readonly phase: "ready" | "waiting" | "speaking" | "answering" | "done";
  readonly rounds: readonly PushBackRound[];
  /** The place of the round of the moment. */
  readonly round: number;
  readonly roundStartedAt: number;
};

export type PushBackAction =
  | { readonly kind: "started"; readonly at: number; readonly rounds: readonly DrawnRound[] }
  | { readonly kind: "ticked" | "heard" | "answered"; readonly at: number }
  | { readonly kind: "reset" };

export const readyPushBack: PushBackRun = {
  phase: "ready",
  rounds: [],
  round: 0,
  roundStartedAt: 0,
};

/** The run after something happened; what does not belong to its phase changes nothing. */
export function advancePushBack(run: PushBackRun, action: PushBackAction): PushBackRun {
  if (action.kind === "reset") return readyPushBack;
  const { at } = action;
  if (action.kind === "started") return startRun(action.rounds, at);
  const current = run.rounds[run.round];
  if (!current) return run;
  if (action.kind === "ticked") {
    if (run.phase !== "waiting" || at < run.roundStartedAt + current.wait) return run;
    return { ...withRound(run, { ...current, saidAt: at }), phase: "speaking" };
  }
  if (action.kind === "heard") {
    if (run.phase !== "speaking") return run;
    return { ...withRound(run, { ...current, heardAt: at }), phase: "answering" };
  }
  if (run.phase !== "answering") return run;
  const answered = withRound(run, { ...current, answeredAt: at });
  if (run.round === run.rounds.length - 1) return { ...answered, phase: "done" };
  return { ...answered, phase: "waiting", round: run.round + 1, roundStartedAt: at };
}

function startRun(drawn: readonly DrawnRound[], at: number): PushBackRun {
  const rounds = drawn.map((round) => ({
    ...round,
    saidAt: null,
    heardAt: null,
    answeredAt: null,
  }));
  if (rounds.length === 0) return readyPushBack;
  return { phase: "waiting", rounds, round: 0, roundStartedAt: at };
}

function withRound(run: PushBackRun, changed: PushBackRound): PushBackRun {
  return {
    ...run,
    rounds: run.rounds.map((round, place) => (place === run.round ? changed : round)),
  };
}
