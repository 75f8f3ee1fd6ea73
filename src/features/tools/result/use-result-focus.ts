import { type RefObject, useEffect, useRef } from "react";
import type { WorkspaceState } from "#features/tools/workspace/workspace-state.ts";

/** Where the result stands under the form instead of beside it. */
const narrowScreen = "(max-width: 61.99rem)";

/** Keeps the language in sight: scrolls to it when the writing begins, and focuses it at the end where it is lost. */
export function useResultFocus(
  { writing, failed }: WorkspaceState,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const isWriting = writing !== null;
  const wasWriting = useRef(false);

  useEffect(() => {
    if (isWriting === wasWriting.current) return;
    wasWriting.current = isWriting;
    const isNarrow = matchMedia(narrowScreen).matches;
    if (isWriting) {
      if (isNarrow || !isInView(heading.current))
        heading.current?.scrollIntoView({ block: "start" });
      return;
    }
    if (failed) return;
    const active = document.activeElement;
    if (isNarrow) heading.current?.focus();
    else if (!isField(active) && !isInView(active)) heading.current?.focus();
  }, [isWriting, failed, heading]);
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
