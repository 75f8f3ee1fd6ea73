import { useContext, useRef } from "react";
import type { Check } from "#core/checks/check.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { RefineForm } from "./refine/refine-form.tsx";
import { lineKey } from "#core/composer/draft/line-key.ts";
import type { OpenLine } from "#features/tools/contract.ts";
import { useSteadyForm } from "./refine/use-steady-form.ts";
import { ResultPanel } from "./result-panel.tsx";
import type { ResultFacts } from "#features/tools/facts/use-facts.ts";
import { ToolPageSlotsContext } from "#features/tools/workspace/tool-page-slots.ts";
import { useResultFocus } from "./use-result-focus.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

export type ResultColumnProps = {
  workspace: ToolWorkspace;
  facts: ResultFacts | null;
  tool: ToolPageData;
  /** Whether this tool may write now. */
  canWrite: boolean;
};

/** The result, and the form that asks for changes to it. */
export function ResultColumn({ workspace, facts, tool, canWrite }: ResultColumnProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const refineField = useRef<HTMLTextAreaElement>(null);
  const refineButton = useRef<HTMLButtonElement>(null);
  const { state, dispatch, stop } = workspace;
  const { belowResult } = useContext(ToolPageSlotsContext);
  useResultFocus(state, heading, refineButton);
  const { language, form, hold } = useSteadyForm(state.writing !== null);

  function requestFix({ detail }: Check) {
    dispatch({ kind: "requested", text: `Change this: ${detail}` });
    refineField.current?.focus();
  }

  function finishLine(line: OpenLine, text: string) {
    const finished = { ...state.finished, [lineKey(line)]: text };
    void workspace.generate({ baseResult: null, finished });
  }

  return (
    <section className="result-column stack gap-6" aria-labelledby="result-title">
      <div ref={language} className="stack gap-6">
        <ResultPanel
          tool={tool}
          state={state}
          facts={facts}
          heading={heading}
          onStop={stop}
          onAnnounce={(text) => dispatch({ kind: "said", text })}
          onShow={(version) => dispatch({ kind: "shown", version })}
          onRestore={() => dispatch({ kind: "restored" })}
          onFix={canWrite ? requestFix : undefined}
          onFinishLine={finishLine}
        />
        {state.writing === null &&
          state.versions.length > 0 &&
          state.ownState === null &&
          belowResult?.(workspace, tool)}
      </div>
      {canWrite && state.versions.length > 0 && (
        <RefineForm
          workspace={workspace}
          slug={tool.slug}
          form={form}
          field={refineField}
          button={refineButton}
          onStart={hold}
        />
      )}
    </section>
  );
}
