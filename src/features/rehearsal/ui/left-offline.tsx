import { useEffect } from "react";
import type { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { goBackTo } from "./go-back.ts";

type LeftOfflineProps = { text: RehearsalText; onReturn: () => void };

/** Without a connection there is no way back yet: the words are kept, and the result opens once the line is back. */
export function LeftOffline({ text, onReturn }: LeftOfflineProps) {
  useEffect(() => {
    const goBack = () => goBackTo(text.backPath);
    addEventListener("online", goBack);
    return () => removeEventListener("online", goBack);
  }, [text]);

  return (
    <div className="container page stack gap-6">
      <PageHead title="Say it" />
      <Note tone="warning" alert title="You are offline.">
        Your words are kept on this device. Your result opens when the line is back.
      </Note>
      <div className="actions">
        <Button look="primary" onClick={onReturn}>
          Say it again
        </Button>
      </div>
    </div>
  );
}
