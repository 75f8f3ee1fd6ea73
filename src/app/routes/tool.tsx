import { ToolScreen } from "#features/tools/tool-screen.tsx";
import type { PageProps } from "#app/shell/page.ts";

export function ToolPage({ params }: PageProps) {
  return <ToolScreen slug={params["slug"] ?? ""} />;
}
