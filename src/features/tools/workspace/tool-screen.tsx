import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";
import { DiscreetButton } from "#ui/discreet/discreet-button.tsx";
import { useSite } from "#ui/site.ts";
import { ClosingMessage } from "./closing-message.tsx";
import { toolQuery } from "#features/tools/queries.ts";
import { ToolHead } from "./tool-head.tsx";
import { Workspace } from "./workspace.tsx";

type ToolScreenProps = {
  slug: string;
  /** Stands between the tool's name and its form. */
  children?: ReactNode;
};

/** The page that all tools share. */
export function ToolScreen({ slug, children }: ToolScreenProps) {
  const { tools } = useSite();
  const card = tools.find((tool) => tool.slug === slug);
  const { data: tool, error } = useQuery(toolQuery(slug));
  return (
    <>
      <div className="container page-end">
        <DiscreetButton />
        {card && <ToolHead card={card} intent={tool?.intent} />}
        {children}
        {children && tool && <h2 className="form-title">Begin from your facts</h2>}
        {tool && <Workspace key={tool.toolId} tool={tool} />}
        {error && (
          <Note tone="danger" alert title="We could not open this tool.">
            {getErrorMessage(error)}
          </Note>
        )}
        {!tool && !error && <p className="meta">Loading...</p>}
      </div>
      {tool && (
        <div className="container page-end">
          <ClosingMessage feedback={tool.feedback} />
        </div>
      )}
    </>
  );
}
