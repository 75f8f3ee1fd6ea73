import { useEffect, useState } from "react";
import type { Finding } from "#core/voice/find-hits.ts";

type FindVoice = (text: string) => readonly Finding[];

/** The finding of weakening words, fetched once it is wanted; null before that, and where it cannot be had. */
export function useFindVoice(wanted: boolean): FindVoice | null {
  const [found, setFound] = useState<{ readonly find: FindVoice } | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let isGone = false;
    const load = async () => {
      const { findVoice } = await import("#core/voice/find-voice.ts");
      if (!isGone) setFound({ find: findVoice });
    };
    // Without a connection the drafts go unmarked; nothing else needs this.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [wanted]);

  return found?.find ?? null;
}
