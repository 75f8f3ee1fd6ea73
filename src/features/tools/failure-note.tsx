import { useEffect, useRef } from "react";
import { Button, LinkButton } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { Failure } from "./failure.ts";
import { signInPath } from "./gate.ts";

type FailureNoteProps = { failure: Failure; slug: string; onRetry: () => void };

/** Why there is no language, what is kept, and the way on; brought into view where it appears. */
export function FailureNote({ failure, slug, onRetry }: FailureNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <Note ref={note} tone="danger" alert title="We could not generate this.">
      <p>{failure.text}</p>
      <div className="actions">
        <WayOn failure={failure} slug={slug} onRetry={onRetry} />
      </div>
    </Note>
  );
}

function WayOn({ failure, slug, onRetry }: FailureNoteProps) {
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
