import { useEffect } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

type LoadErrorProps = { error: unknown; onRetry: () => void };

/** What could not be read, and the way to try again. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  useEffect(() => void redirectIfLoggedOut(error), [error]);
  return (
    <Note tone="danger" alert title={getErrorMessage(error)}>
      <Button
        small
        onClick={({ currentTarget }) => {
          focusTitle(currentTarget);
          onRetry();
        }}
      >
        Try again
      </Button>
    </Note>
  );
}

/** The button goes when the list comes; reading goes on at the heading of its part. */
function focusTitle(button: HTMLElement): void {
  const title = button.closest("section")?.querySelector("h2");
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
