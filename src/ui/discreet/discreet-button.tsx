import { useEffect } from "react";
import { Button } from "#ui/components/button.tsx";
import { startDiscreetMode, toggleDiscreetMode } from "./discreet-mode.ts";

/** Hides the page behind a plain one, by a press or by Control and the full stop. */
export function DiscreetButton() {
  // After every effect of this page: a dialog that it opens itself would lie on top.
  useEffect(() => {
    queueMicrotask(startDiscreetMode);
  }, []);
  return (
    <Button
      small
      className="discreet-button needs-script"
      aria-keyshortcuts="Control+."
      onClick={toggleDiscreetMode}
    >
      Hide page <kbd>Ctrl .</kbd>
    </Button>
  );
}
