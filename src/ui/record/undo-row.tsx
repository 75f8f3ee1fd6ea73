import { useEffect, useRef } from "react";
import { Button } from "#ui/components/button.tsx";

type UndoRowProps = {
  /** What was deleted: "Win deleted: …". */
  message: string;
  onUndo: () => void;
  isPending: boolean;
};

/** Stands in the place of what was deleted until the page is left, and takes the focus from it. */
export function UndoRow({ message, onUndo, isPending }: UndoRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <li className="undo-row">
      <p className="meta">{message}</p>
      <Button ref={button} small pending={isPending} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
