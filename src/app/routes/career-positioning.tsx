import { ToolScreen } from "#features/tools/tool-screen.tsx";

export function CareerPositioningPage() {
  return <ToolScreen slug="career-positioning" />;
}
