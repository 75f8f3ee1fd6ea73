import { useState } from "react";
import Mic from "lucide-react/icons/mic";
import { spokenSections } from "#core/tools/lists/spoken-sections.ts";
import type { SpokenResult } from "#features/rehearsal/prepare-rehearsal.ts";
import { rehearsalPath } from "#features/rehearsal/rehearsal-path.ts";
import { rehearsalOwnerOf, saveRehearsalText } from "#features/rehearsal/rehearsal-text-store.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useViewer } from "#ui/viewer.ts";

export type SayItButtonProps = {
  toolId: string;
  /** Names the result for who hears the button in a list of them. */
  of?: string;
  small?: boolean;
  /** The result, once it is asked for. */
  read: () => SpokenResult | Promise<SpokenResult>;
};

const load = () => import("#features/rehearsal/prepare-rehearsal.ts");

const preload = () => void load().catch(() => undefined);

const problems = {
  nothing: "Nothing in this result is said aloud.",
  offline: "You are offline. Say it opens with a connection, and works without one after that.",
  storage: "This browser keeps nothing, so your words cannot be taken along.",
} as const;

/** Leads to the page that says a result; the words travel by this device’s storage, in no address. Nothing for other tools. */
export function SayItButton({ toolId, of, small, read }: SayItButtonProps) {
  const owner = rehearsalOwnerOf(useViewer());
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  if (!spokenSections[toolId]) return null;

  async function open() {
    if (!navigator.onLine) {
      setProblem("offline");
      return;
    }
    try {
      const [{ prepareRehearsal }, spoken] = await Promise.all([load(), read()]);
      const text = prepareRehearsal(spoken);
      if (text.parts.length === 0) setProblem("nothing");
      else if (saveRehearsalText(owner, text)) location.assign(rehearsalPath);
      else setProblem("storage");
    } catch {
      setProblem("offline");
    }
  }

  return (
    <>
      <Button
        small={small}
        look={small ? "quiet" : undefined}
        aria-label={of && `Say it: ${of}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        <Icon of={Mic} />
        Say it
      </Button>
      {problem && <p className="meta">{problems[problem]}</p>}
    </>
  );
}
