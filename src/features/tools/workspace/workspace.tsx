import { Suspense, useContext, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { useViewer } from "#ui/viewer.ts";
import { findAccessGate } from "./access-gate.ts";
import { preloadResult, LazyResult } from "#features/tools/result/lazy-result.tsx";
import { ContractPromises } from "./contract-promises.tsx";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { ToolPageSlotsContext } from "./tool-page-slots.ts";
import { ToolForm } from "#features/tools/form/tool-form.tsx";
import { useFacts } from "#features/tools/facts/use-facts.ts";
import { useWorkspace } from "./use-workspace.ts";

/** Announces the writing; the language itself is in no live region. */
const statusRegion = { role: "status" } as const;

/** A tool at work: the answers on one side, the contract's promises or the result on the other. */
export function Workspace({ tool }: { tool: ToolPageData }) {
  const form = useRef<HTMLFormElement>(null);
  const generateButton = useRef<HTMLButtonElement>(null);
  const gate = findAccessGate(tool, useViewer());
  const workspace = useWorkspace(tool, form);
  const { state } = workspace;
  const hasResult = state.writing !== null || state.versions.length > 0;
  const facts = useFacts(tool, workspace, form);
  const { aboveForm } = useContext(ToolPageSlotsContext);

  return (
    <>
      <p {...statusRegion} className="visually-hidden">
        {state.status}
      </p>
      {state.isReady && aboveForm?.(workspace, tool)}
      <div className={classNames("columns", hasResult && "equal")} onFocus={preloadResult}>
        <ToolForm
          tool={tool}
          gate={gate}
          workspace={workspace}
          facts={facts}
          form={form}
          generateButton={generateButton}
        />
        {hasResult ? (
          <Suspense fallback={<div className="panel result-panel" />}>
            <LazyResult workspace={workspace} facts={facts} tool={tool} canWrite={gate === null} />
          </Suspense>
        ) : (
          <ContractPromises tool={tool} />
        )}
      </div>
    </>
  );
}
