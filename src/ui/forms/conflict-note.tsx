import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";

type ConflictNoteProps = {
  /** What the other window saved. */
  children: ReactNode;
  onKeepMine: () => void;
  onTakeOther: () => void;
};

/** Two windows changed one text: the other one beside this one, and which of them stays. */
export function ConflictNote({ children, onKeepMine, onTakeOther }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1}>
      <Note tone="warning" alert title="Another window changed this. Both are here.">
        <div className="stack gap-3">
          <p>Yours stands in the fields above. The other window saved:</p>
          <blockquote className="other-version stack gap-2">{children}</blockquote>
          <div className="actions">
            <Button small onClick={onKeepMine}>
              Save mine
            </Button>
            <Button small look="quiet" onClick={onTakeOther}>
              Take the other
            </Button>
          </div>
        </div>
      </Note>
    </div>
  );
}
