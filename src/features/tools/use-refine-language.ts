import { useEffect, useState } from "react";
import type { Refined } from "#core/voice/refine-language.ts";

type RefineLanguage = (draft: string) => Refined;

export type Refining = { readonly refine: RefineLanguage | null; readonly isLost: boolean };

/** The cleaning of drafts, fetched as soon as the page is alive, so that it works without a connection later. */
export function useRefineLanguage(): Refining {
  const [refining, setRefining] = useState<Refining>({ refine: null, isLost: false });

  useEffect(() => {
    let isGone = false;
    const set = (next: Refining) => {
      if (!isGone) setRefining(next);
    };
    void import("#core/voice/refine-language.ts").then(
      ({ refineLanguage }) => set({ refine: refineLanguage, isLost: false }),
      () => set({ refine: null, isLost: true }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  return refining;
}
