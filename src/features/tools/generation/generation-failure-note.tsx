import { useEffect, useRef } from "react";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import type { GenerationFailure } from "./generation-failure.ts";
import { signInPath } from "#features/tools/workspace/access-gate.ts";

type GenerationFailureNoteProps = { failure: GenerationFailure; slug: string; onRetry: () => void };

/** Why there is no language, what is kept, and the way on; brought into view where it appears. */
export function GenerationFailureNote({ failure, slug, onRetry }: GenerationFailureNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <Note ref={note} tone="danger" alert title="We could not generate this.">
      <p>{failure.text}</p>
      <div className="actions">
        <NextStepButton failure={failure} slug={slug} onRetry={onRetry} />
      </div>
    </Note>
  );
}

function NextStepButton({ failure, slug, onRetry }: GenerationFailureNoteProps) {
  if (failure.way === "sign-in")
    return (
      <LinkButton small href={signInPath(slug)}>
        Sign in
      </LinkButton>
    );
  if (failure.way === "upgrade")
    return (
      <LinkButton small href="/pricing">
        Upgrade to Pro
      </LinkButton>
    );
  return (
    <Button small onClick={onRetry}>
      Try again
    </Button>
  );
}
