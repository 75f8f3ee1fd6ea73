import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense } from "react";
import { Button } from "#ui/components/button.tsx";
import type { AllowanceLineProps } from "#features/tools/limits/allowance-line.tsx";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { describeUnplaced, reasonNotReady } from "./readiness.ts";
import { useSite } from "#ui/site.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

const AllowanceLine = lazy<ComponentType<AllowanceLineProps>>(async () => {
  const loaded = await import("#features/tools/limits/allowance-line.tsx").catch(() => null);
  return { default: loaded?.AllowanceLine ?? BlankLine };
});

type GenerateActionsProps = {
  tool: ToolPageData;
  workspace: ToolWorkspace;
  button: RefObject<HTMLButtonElement | null>;
  /** Stands beside Generate: Clear. */
  children: ReactNode;
};

/** Generate, with the reason beside it while it cannot be pressed. */
export function GenerateActions({ tool, workspace, button, children }: GenerateActionsProps) {
  const { answers, isReady, unplaced, versions, writing } = workspace.state;
  const isCounted = useSite().writer === "model";
  const reason = reasonNotReady(tool.questions, answers);
  return (
    <>
      <div className="actions">
        <Button
          ref={button}
          submit
          grow
          look={versions.length === 0 ? "primary" : undefined}
          pending={writing !== null}
          disabled={reason !== null && writing === null}
          aria-describedby="begin-note"
        >
          Generate M•Power Language
        </Button>
        {children}
      </div>
      <p className="meta" id="begin-note">
        {[reason, describeUnplaced(unplaced)].filter(Boolean).join(" ") ||
          "Anything left blank is left out of the language."}
      </p>
      {isCounted && (
        <Suspense fallback={<BlankLine />}>
          {isReady ? <AllowanceLine state={workspace.state} /> : <BlankLine />}
        </Suspense>
      )}
    </>
  );
}

/** Holds the place of the line that comes. */
function BlankLine() {
  return <p className="meta numeric">&nbsp;</p>;
}
