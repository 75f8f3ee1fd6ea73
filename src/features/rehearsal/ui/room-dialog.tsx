import { type ReactNode, type RefObject, useId, useLayoutEffect } from "react";
import X from "lucide-react/icons/x";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { DiscreetButton } from "#ui/discreet/discreet-button.tsx";
import "./rehearsal-room.css";

type RoomDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** What is rehearsed. */
  about: string;
  /** Where Escape and the button lead. */
  back: string;
  onLeave: () => void;
  children: ReactNode;
  /** The controls: below the words on every screen, never over them. */
  foot: ReactNode;
};

/** The whole screen for one thing; Escape or one press leaves. */
export function RoomDialog({ ref, title, about, back, onLeave, children, foot }: RoomDialogProps) {
  const id = useId();
  // Before any effect of the words, which scroll themselves into view.
  useLayoutEffect(() => {
    const room = ref.current;
    if (room && !room.open) room.showModal();
    return () => room?.close();
  }, [ref]);

  return (
    <dialog
      ref={ref}
      className="rehearsal-room"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <div className="rehearsal-body">
        <header className="rehearsal-head">
          <div>
            <h1 className="title-sm" id={id}>
              {title}
            </h1>
            <p className="meta">{about}</p>
          </div>
          <div className="actions">
            <DiscreetButton />
            <Button small look="quiet" aria-keyshortcuts="Escape" onClick={onLeave}>
              <Icon of={X} />
              <span>
                Back <span className="visually-hidden">to {back}</span>
              </span>
            </Button>
          </div>
        </header>
        {children}
      </div>
      {foot}
    </dialog>
  );
}
