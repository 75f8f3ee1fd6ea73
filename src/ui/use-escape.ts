import { type RefObject, useEffect, useEffectEvent } from "react";

/** Escape inside an element does this. */
export function useEscape(place: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const act = useEffectEvent(onEscape);
  useEffect(() => {
    const element = place.current;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") act();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [place]);
}
