import { countWords } from "#core/language/sentences.ts";

/** One time through a text; all times in seconds of one clock. */
export type RehearsalRun = {
  readonly phase: "ready" | "running" | "holding" | "done";
  readonly line: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Where the clock of the run stood when this line began. */
  readonly lineStartedAt: number;
  /** The silence after the ask: from when the view stood still; `to` once it went on. */
  readonly hold: { readonly from: number; readonly to: number | null } | null;
};

/** What the run goes through: how many words each line has, and after which line the view stands still. */
export type RunPlan = {
  readonly lines: readonly { readonly text: string }[];
  readonly askLine: number | null;
  readonly wordsPerMinute: number;
};

export type RunAction =
  | { readonly kind: "started" | "ticked" | "stopped"; readonly at: number }
  | { readonly kind: "moved"; readonly by: 1 | -1; readonly at: number }
  | { readonly kind: "reset" };

export const readyRun: RehearsalRun = {
  phase: "ready",
  line: 0,
  startedAt: 0,
  endedAt: null,
  lineStartedAt: 0,
  hold: null,
};

/** The run after something happened. A move by hand sets the pace anew from there. */
export function advanceRun(run: RehearsalRun, action: RunAction, plan: RunPlan): RehearsalRun {
  if (action.kind === "reset") return readyRun;
  const { at } = action;
  if (run.phase === "done" && action.kind !== "started") return run;
  if (action.kind === "started") return { ...readyRun, phase: "running", line: 0, startedAt: at };
  if (action.kind === "moved") return moveBy(run, action.by, at, plan);
  if (run.phase !== "running" && run.phase !== "holding") return run;
  if (action.kind === "stopped")
    return { ...run, phase: "done", endedAt: at, hold: closeHold(run, at) };
  return run.phase === "running" ? followPace(run, at, plan) : run;
}

/** The time that was spoken in, without the silence that was held. */
export function clockOf(run: RehearsalRun, now: number): number {
  if (run.phase === "ready") return 0;
  return Math.max(0, (run.endedAt ?? now) - run.startedAt - heldSeconds(run, now));
}

/** How long the view has stood still after the ask. */
export function heldSeconds({ hold, endedAt }: RehearsalRun, now: number): number {
  return hold === null ? 0 : (hold.to ?? endedAt ?? now) - hold.from;
}

/** How long a line takes at this pace. */
export function secondsOfLine({ text }: { readonly text: string }, wordsPerMinute: number): number {
  return (countWords(text) * 60) / wordsPerMinute;
}

/** How much of the line has passed, from 0 to 1. */
export function progressInLine(run: RehearsalRun, now: number, plan: RunPlan): number {
  const line = plan.lines[run.line];
  if (!line || run.phase === "ready") return 0;
  const seconds = secondsOfLine(line, plan.wordsPerMinute);
  return Math.min(1, Math.max(0, (clockOf(run, now) - run.lineStartedAt) / seconds));
}

function closeHold({ hold }: RehearsalRun, at: number): RehearsalRun["hold"] {
  return hold === null ? null : { from: hold.from, to: hold.to ?? at };
}

function followPace(run: RehearsalRun, at: number, plan: RunPlan): RehearsalRun {
  const line = plan.lines[run.line];
  if (!line) return run;
  const end = run.lineStartedAt + secondsOfLine(line, plan.wordsPerMinute);
  const late = clockOf(run, at) - end;
  if (late < 0) return run;
  if (isHoldDue(run, plan))
    return { ...run, phase: "holding", hold: { from: at - late, to: null } };
  if (run.line >= plan.lines.length - 1) return run;
  return followPace({ ...run, line: run.line + 1, lineStartedAt: end }, at, plan);
}

function isHoldDue({ line, hold }: RehearsalRun, { askLine }: RunPlan): boolean {
  return line === askLine && hold === null;
}

function moveBy(run: RehearsalRun, by: 1 | -1, at: number, plan: RunPlan): RehearsalRun {
  if (run.phase === "running" && by === 1 && isHoldDue(run, plan))
    return { ...run, phase: "holding", hold: { from: at, to: null } };
  const line = Math.min(plan.lines.length - 1, Math.max(0, run.line + by));
  if (run.phase === "holding") {
    const after = { ...run, phase: "running", hold: closeHold(run, at), line } as const;
    return { ...after, lineStartedAt: clockOf(after, at) };
  }
  return { ...run, line, lineStartedAt: clockOf(run, at) };
}
