import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

export type SteadyForm = {
  /** The element around the language, and the form below it. */
  readonly language: RefObject<HTMLDivElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called before the writing begins: until its end the language takes no less room than it had. */
  readonly hold: () => void;
};

/** Where the form stood on the page after the last change, and how far the page was scrolled. */
type Place = { readonly top: number; readonly scrolled: number };

/** Keeps the Refine form where it stands on the screen while the language above it is written anew. */
export function useSteadyForm(isWriting: boolean): SteadyForm {
  const language = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Null while nothing is refined. */
  const place = useRef<Place>(null);

  useEffect(() => {
    if (!isWriting) return undefined;
    const followScroll = () => {
      if (place.current) place.current = { ...place.current, scrolled: scrollY };
    };
    addEventListener("scroll", followScroll, { passive: true });
    return () => removeEventListener("scroll", followScroll);
  }, [isWriting]);

  useLayoutEffect(() => {
    const before = place.current;
    if (before === null || !form.current) return;
    if (!isWriting) language.current?.style.removeProperty("min-block-size");
    const top = topOnPage(form.current);
    // A page that became shorter may be scrolled up already, so the way is counted from where it was before.
    if (top !== before.top && isOnScreen(before, form.current.offsetHeight))
      scrollTo({ top: before.scrolled + top - before.top, behavior: "instant" });
    place.current = isWriting ? { top, scrolled: scrollY } : null;
  });

  function hold() {
    if (!language.current || !form.current) return;
    language.current.style.minBlockSize = `${language.current.offsetHeight}px`;
    place.current = { top: topOnPage(form.current), scrolled: scrollY };
  }

  return { language, form, hold };
}

function topOnPage(element: HTMLElement): number {
  return element.getBoundingClientRect().top + scrollY;
}

function isOnScreen({ top, scrolled }: Place, height: number): boolean {
  return top + height > scrolled && top < scrolled + innerHeight;
}
