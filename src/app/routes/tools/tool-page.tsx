import { ToolPageSlotsContext } from "#features/tools/workspace/tool-page-slots.ts";
import { ToolScreen } from "#features/tools/workspace/tool-screen.tsx";
import type { PageProps } from "#app/routing/page.ts";
import { toolSlots } from "./tool-slots.tsx";

export function ToolPage({ params }: PageProps) {
  return (
    <ToolPageSlotsContext value={toolSlots}>
      <ToolScreen slug={params["slug"] ?? ""} />
    </ToolPageSlotsContext>
  );
}
