import { useState } from "react";
import { Button } from "#ui/components/button.tsx";

type StoreButtonProps = { onKeep: () => Promise<boolean> };

const outcomes = {
  open: "",
  kept: "Kept on this device. It is nowhere else.",
  refused: "This browser could not keep it.",
} as const;

/** Keeps the recording on this device; without a press it is gone with the page. */
export function StoreButton({ onKeep }: StoreButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>("open");
  return (
    <div className="actions">
      <Button
        small
        pending={outcome === "kept"}
        onClick={() => void onKeep().then((isKept) => setOutcome(isKept ? "kept" : "refused"))}
      >
        Keep this recording here
      </Button>
      <output className="meta">{outcomes[outcome]}</output>
    </div>
  );
}
