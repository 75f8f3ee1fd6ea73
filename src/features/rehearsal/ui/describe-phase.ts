import type { RehearsalRun } from "#core/rehearsal/rehearsal-run.ts";
import type { RehearsalPart } from "#core/rehearsal/text/rehearsal-text.ts";

/** What a screen reader hears when the run changes; nothing while it goes on, because somebody speaks. */
export function describePhase({ phase, line }: RehearsalRun, { askLine }: RehearsalPart): string {
  if (phase === "running") return line === 0 ? "Started." : "";
  if (phase === "holding") return "The view stands still after your ask. Press Space to go on.";
  if (phase === "done") return "Stopped. What this time was like follows.";
  return askLine === null ? "" : "The view will stand still after your ask.";
}
