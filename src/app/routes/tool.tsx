import { ToolPageSlotsContext } from "#features/tools/slots.ts";
import { ToolScreen } from "#features/tools/tool-screen.tsx";
import type { PageProps } from "#app/shell/page.ts";
import { toolSlots } from "./tool-slots.tsx";

export function ToolPage({ params }: PageProps) {
  return (
    <ToolPageSlotsContext value={toolSlots}>
      <ToolScreen slug={params["slug"] ?? ""} />
    </ToolPageSlotsContext>
  );
}
