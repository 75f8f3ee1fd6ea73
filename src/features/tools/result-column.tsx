import { useContext, useRef } from "react";
import type { Check } from "#core/checks/check.ts";
import type { PagedTool } from "./queries.ts";
import { RefineForm } from "./refine-form.tsx";
import { ResultPanel } from "./result-panel.tsx";
import type { Facts } from "./use-facts.ts";
import { SlotsContext } from "./slots.ts";
import { useResultFocus } from "./use-result-focus.ts";
import type { Work } from "./use-session.ts";

export type ResultColumnProps = {
  work: Work;
  facts: Facts | null;
  tool: PagedTool;
  /** Whether she may write with this tool now. */
  isOpen: boolean;
};

/** Her language, and what she asks to change in it. */
export function ResultColumn({ work, facts, tool, isOpen }: ResultColumnProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const refine = useRef<HTMLTextAreaElement>(null);
  const { session, tell, stop } = work;
  const { after } = useContext(SlotsContext);
  useResultFocus(session, heading);

  function fix({ detail }: Check) {
    tell({ kind: "requested", text: `Change this: ${detail}` });
    refine.current?.focus();
  }

  return (
    <section className="stack flow-6" aria-labelledby="result-title">
      <ResultPanel
        tool={tool}
        session={session}
        facts={facts}
        heading={heading}
        onStop={stop}
        onSaid={(text) => tell({ kind: "said", text })}
        onShow={(version) => tell({ kind: "shown", version })}
        onRestore={() => tell({ kind: "restored" })}
        onFix={isOpen ? fix : undefined}
      />
      {session.writing === null &&
        session.versions.length > 0 &&
        session.own === null &&
        after?.(work, tool)}
      {isOpen && session.versions.length > 0 && (
        <RefineForm work={work} slug={tool.slug} field={refine} />
      )}
    </section>
  );
}
