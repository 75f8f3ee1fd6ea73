import { type RefObject, useEffect, useEffectEvent } from "react";

type RehearsalKeys = {
  readonly onSpace: () => void;
  /** Null where the arrows scroll. */
  readonly onMove: ((by: 1 | -1) => void) | null;
};

const moves: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** Space and the arrows anywhere in the room; a control that has the focus keeps its own keys. */
export function useRehearsalKeys(room: RefObject<HTMLElement | null>, keys: RehearsalKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const { target } = event;
    if (!(target instanceof Element) || target.matches("input, select, textarea, summary")) return;
    const by = moves[event.key];
    if (by !== undefined) {
      if (!keys.onMove) return;
      event.preventDefault();
      keys.onMove(by);
    } else if (event.key === " " && !target.matches("button, a")) {
      event.preventDefault();
      keys.onSpace();
    }
  });
  useEffect(() => {
    const element = room.current;
    const onKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [room]);
}
