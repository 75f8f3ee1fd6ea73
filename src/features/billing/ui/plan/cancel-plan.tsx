import { formatDay } from "#core/record/day.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { usePlanChange } from "./use-plan-change.ts";

type CancelPlanProps = {
  /** The last day of Pro. */
  endsAt: string | null;
};

/** Two presses: the first says until when, the second cancels. */
export function CancelPlan({ endsAt }: CancelPlanProps) {
  const cancel = usePlanChange("cancel");
  const day = endsAt && formatDay(endsAt.slice(0, 10));
  return (
    <details className="disclosure needs-script">
      <summary>Cancel Pro</summary>
      <div className="stack">
        <p>
          {day && `Pro stays open until ${day}. `}Nothing more is charged, and everything you wrote
          stays yours.
        </p>
        <Button pending={cancel.isPending} onClick={() => void cancel.run(undefined)}>
          {cancel.isPending
            ? "Cancelling..."
            : `Cancel${day ? ` and keep Pro until ${day}` : " Pro"}`}
        </Button>
        {cancel.error !== null && (
          <Note tone="danger" alert title={getErrorMessage(cancel.error)} />
        )}
      </div>
    </details>
  );
}
