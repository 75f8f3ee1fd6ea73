import { useEffect, useState } from "react";
import type { RefinedDraft } from "#core/voice/rewrite/refine-language.ts";

type RefineLanguage = (draft: string) => RefinedDraft;

export type RefineLanguageState = {
  readonly refine: RefineLanguage | null;
  readonly hasLoadFailed: boolean;
};

/** The cleaning of drafts, fetched as soon as the page is alive, so that it works without a connection later. */
export function useRefineLanguage(): RefineLanguageState {
  const [refining, setRefining] = useState<RefineLanguageState>({
    refine: null,
    hasLoadFailed: false,
  });

  useEffect(() => {
    let isGone = false;
    const set = (next: RefineLanguageState) => {
      if (!isGone) setRefining(next);
    };
    void import("#core/voice/rewrite/refine-language.ts").then(
      ({ refineLanguage }) => set({ refine: refineLanguage, hasLoadFailed: false }),
      () => set({ refine: null, hasLoadFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  return refining;
}
