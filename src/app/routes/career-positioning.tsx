import { StatementDraft } from "#features/tools/statement-draft.tsx";
import { ToolScreen } from "#features/tools/tool-screen.tsx";

export function CareerPositioningPage() {
  return (
    <ToolScreen slug="career-positioning">
      <StatementDraft />
    </ToolScreen>
  );
}
