import { type RefObject, useEffect, useRef } from "react";
import { focusOpenLine } from "./open-lines/focus-open-line.ts";
import {
  isFinishingLine,
  isRefining,
  type RunningGeneration,
  type WorkspaceState,
} from "#features/tools/workspace/workspace-state.ts";

/** Where the result stands under the form instead of beside it. */
const narrowScreen = "(max-width: 61.99rem)";

/**
 * Keeps the language in sight: scrolls to it when the writing begins, and focuses it at the end where it is lost. A change
 * that was asked for below the language moves nothing; a focus that is lost goes back to what asked for it.
 */
export function useResultFocus(
  { writing, failed }: WorkspaceState,
  heading: RefObject<HTMLHeadingElement | null>,
  refineButton: RefObject<HTMLButtonElement | null>,
): void {
  const running = useRef<RunningGeneration>(null);

  useEffect(() => {
    const before = running.current;
    running.current = writing;
    const isNarrow = matchMedia(narrowScreen).matches;
    if (before === null && writing !== null) {
      if (
        !isRefining(writing) &&
        !isFinishingLine(writing) &&
        (isNarrow || !isInView(heading.current))
      )
        heading.current?.scrollIntoView({ block: "start" });
      return;
    }
    if (before === null || writing !== null || failed) return;
    if (isFinishingLine(before)) return focusOpenLine();
    const active = document.activeElement;
    if (isRefining(before)) {
      if (active === document.body) refineButton.current?.focus({ preventScroll: true });
    } else if (isNarrow) heading.current?.focus();
    else if (!isField(active) && !isInView(active)) heading.current?.focus();
  }, [writing, failed, heading, refineButton]);
}

/** The body is never in view: the focus was lost to it with a button that has gone. */
function isInView(element: Element | null): boolean {
  if (element === null || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}
