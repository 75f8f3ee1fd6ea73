import type { ReactNode, RefObject } from "react";
import { Button } from "#ui/button.tsx";
import type { PagedTool } from "./queries.ts";
import { whyNotYet } from "./readiness.ts";
import type { Work } from "./use-session.ts";

type BeginProps = {
  tool: PagedTool;
  work: Work;
  button: RefObject<HTMLButtonElement | null>;
  /** Stands beside Generate: Clear. */
  children: ReactNode;
};

/** Generate, with the reason beside it while it cannot be pressed. */
export function Begin({ tool, work, button, children }: BeginProps) {
  const { answers, versions, writing } = work.session;
  const reason = whyNotYet(tool.questions, answers);
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
        {reason ?? "Anything left blank is left out of the language."}
      </p>
    </>
  );
}
