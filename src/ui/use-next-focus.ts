import { useEffect, useRef } from "react";

/** Hands the focus on when what had it goes: `hand` names the next one, which gets it once it stands. */
export function useNextFocus<Name extends string>() {
  const places = useRef(new Map<Name, HTMLElement>());
  const next = useRef<Name | null>(null);
  useEffect(() => {
    const place = next.current && places.current.get(next.current);
    if (!place) return;
    next.current = null;
    place.focus();
  });
  return {
    focusNext: (name: Name) => {
      next.current = name;
    },
    /** The `ref` of the element with this name. */
    refFor: (name: Name) => (element: HTMLElement | null) => {
      if (element) places.current.set(name, element);
      else places.current.delete(name);
    },
  };
}
