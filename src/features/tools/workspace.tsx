import { useRef } from "react";
import type { Check } from "#core/checks/check.ts";
import { classNames } from "#ui/class-names.ts";
import { useViewer } from "#ui/viewer.ts";
import { gateOf } from "./gate.ts";
import { Promises } from "./promises.tsx";
import type { PagedTool } from "./queries.ts";
import { RefineForm } from "./refine-form.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { ToolForm } from "./tool-form.tsx";
import { useFacts } from "./use-facts.ts";
import { useResultFocus } from "./use-result-focus.ts";
import { useSession } from "./use-session.ts";

/** Announces the writing; the language itself is in no live region. */
const statusRegion = { role: "status" } as const;

/** A tool at work: her answers on one side, what she will have or has on the other. */
export function Workspace({ tool }: { tool: PagedTool }) {
  const form = useRef<HTMLFormElement>(null);
  const generate = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const refine = useRef<HTMLTextAreaElement>(null);
  const gate = gateOf(tool, useViewer());
  const work = useSession(tool, form);
  const { session, tell, stop } = work;
  const { versions, writing } = session;
  const hasResult = writing !== null || versions.length > 0;
  const facts = useFacts(tool, work, form);
  useResultFocus(session, heading);

  function fix({ detail }: Check) {
    tell({ kind: "requested", text: `Change this: ${detail}` });
    refine.current?.focus();
  }

  return (
    <>
      <p {...statusRegion} className="vh">
        {session.status}
      </p>
      <div className={classNames("split", hasResult && "even")}>
        <ToolForm
          tool={tool}
          gate={gate}
          work={work}
          facts={facts}
          form={form}
          generate={generate}
        />
        {hasResult ? (
          <section className="stack flow-6" aria-labelledby="result-title">
            <ResultPanel
              session={session}
              facts={facts}
              heading={heading}
              onStop={stop}
              onSaid={(text) => tell({ kind: "said", text })}
              onShow={(version) => tell({ kind: "shown", version })}
              onRestore={() => tell({ kind: "restored" })}
              onFix={gate === null ? fix : undefined}
            />
            {gate === null && versions.length > 0 && (
              <RefineForm work={work} slug={tool.slug} field={refine} />
            )}
          </section>
        ) : (
          <Promises tool={tool} />
        )}
      </div>
    </>
  );
}
