import { Suspense, useContext, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { useViewer } from "#ui/viewer.ts";
import { gateOf } from "./gate.ts";
import { expectResult, LateResult } from "./late-result.tsx";
import { Promises } from "./promises.tsx";
import type { PagedTool } from "./queries.ts";
import { SlotsContext } from "./slots.ts";
import { ToolForm } from "./tool-form.tsx";
import { useFacts } from "./use-facts.ts";
import { useSession } from "./use-session.ts";

/** Announces the writing; the language itself is in no live region. */
const statusRegion = { role: "status" } as const;

/** A tool at work: her answers on one side, what she will have or has on the other. */
export function Workspace({ tool }: { tool: PagedTool }) {
  const form = useRef<HTMLFormElement>(null);
  const generate = useRef<HTMLButtonElement>(null);
  const gate = gateOf(tool, useViewer());
  const work = useSession(tool, form);
  const { session } = work;
  const hasResult = session.writing !== null || session.versions.length > 0;
  const facts = useFacts(tool, work, form);
  const { before } = useContext(SlotsContext);

  return (
    <>
      <p {...statusRegion} className="vh">
        {session.status}
      </p>
      {session.isOpen && before?.(work, tool)}
      <div className={classNames("split", hasResult && "even")} onFocus={expectResult}>
        <ToolForm
          tool={tool}
          gate={gate}
          work={work}
          facts={facts}
          form={form}
          generate={generate}
        />
        {hasResult ? (
          <Suspense fallback={<div className="panel result" />}>
            <LateResult work={work} facts={facts} tool={tool} isOpen={gate === null} />
          </Suspense>
        ) : (
          <Promises tool={tool} />
        )}
      </div>
    </>
  );
}
