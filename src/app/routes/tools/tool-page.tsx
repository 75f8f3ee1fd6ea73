import { ToolPageSlotsContext } from "#features/tools/workspace/tool-page-slots.ts";
import { ToolScreen } from "#features/tools/workspace/tool-screen.tsx";
import { toolQuery } from "#features/tools/queries.ts";
import type { PageProps, PageReads } from "#app/routing/page.ts";
import { toolSlots } from "./tool-slots.tsx";

export function ToolPage({ params }: PageProps) {
  return (
    <ToolPageSlotsContext value={toolSlots}>
      <ToolScreen slug={params["slug"] ?? ""} />
    </ToolPageSlotsContext>
  );
}

ToolPage.reads = (({ slug = "" }) => [toolQuery(slug)]) satisfies PageReads;
