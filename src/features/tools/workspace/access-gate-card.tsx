import type { ReactNode } from "react";
import { Badge } from "#ui/components/badge.tsx";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import { signInPath, type AccessGate } from "./access-gate.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";

type AccessGateCardProps = {
  gate: NonNullable<AccessGate>;
  tool: ToolPageData;
  /** Whether this browser stores what is typed. */
  isStoredOnDevice: boolean;
  /** Stands among the actions: Clear. */
  children: ReactNode;
};

/** Stands where Generate would: why not yet, what is stored, and the one way on. */
export function AccessGateCard({ gate, tool, isStoredOnDevice, children }: AccessGateCardProps) {
  const safe = isStoredOnDevice ? "Your answers are kept." : "";
  if (gate === "pro") return <ProCard tool={tool} safe={safe} clear={children} />;
  if (gate === "soon")
    return (
      <>
        <Note title={`${tool.title} is coming soon.`}>
          The questions stand as they will be. {safe} Writing begins when the tool opens.
        </Note>
        <div className="actions">{children}</div>
      </>
    );
  return (
    <>
      <Note title="This tool needs a free account.">{safe} Sign in, and continue from here.</Note>
      <div className="actions">
        <LinkButton look="primary" grow href={signInPath(tool.slug)}>
          Sign in to generate
        </LinkButton>
        {children}
      </div>
    </>
  );
}

type ProCardProps = { tool: ToolPageData; safe: string; clear: ReactNode };

/** A visitor may have Pro already and signs in; a member without it sees the other tools. */
function ProCard({ tool, safe, clear }: ProCardProps) {
  const isVisitor = useViewer().kind === "visitor";
  return (
    <>
      <section className="stage closing-panel" aria-labelledby="pro-title">
        <div className="closing-words full-measure">
          <Badge kind="pro">PRO</Badge>
          <h2 className="title-sm" id="pro-title">
            {tool.title} is a Pro tool.
          </h2>
          <p className="lead">{safe} Upgrade, and continue from here.</p>
          <div className="actions">
            <LinkButton look="point" href="/pricing">
              Upgrade to Pro
            </LinkButton>
            {isVisitor ? (
              <LinkButton href={signInPath(tool.slug)}>Sign in</LinkButton>
            ) : (
              <LinkButton href="/tools">See the other tools</LinkButton>
            )}
          </div>
        </div>
      </section>
      <div className="actions">{clear}</div>
    </>
  );
}
