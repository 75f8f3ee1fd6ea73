import { toolQuery } from "#features/tools/queries.ts";
import type { PageReads } from "#app/routing/page.ts";
import { ToolPageSlotsContext } from "#features/tools/workspace/tool-page-slots.ts";
import { StatementDraft } from "#features/tools/statement/statement-draft.tsx";
import { ToolScreen } from "#features/tools/workspace/tool-screen.tsx";
import { toolSlots } from "./tool-slots.tsx";

export function CareerPositioningPage() {
  return (
    <ToolPageSlotsContext value={toolSlots}>
      <ToolScreen slug="career-positioning">
        <StatementDraft />
      </ToolScreen>
    </ToolPageSlotsContext>
  );
}

CareerPositioningPage.reads = (() => [toolQuery("career-positioning")]) satisfies PageReads;
