import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { usePlanChange } from "./use-plan-change.ts";

/** Takes the cancelling back. Nothing is charged before the next period. */
export function ResumeButton() {
  const resume = usePlanChange("resume");
  return (
    <>
      <Button
        look="primary"
        className="needs-script"
        pending={resume.isPending}
        onClick={() => void resume.run(undefined)}
      >
        {resume.isPending ? "Resuming..." : "Resume"}
      </Button>
      {resume.error !== null && <Note tone="danger" alert title={getErrorMessage(resume.error)} />}
    </>
  );
}
