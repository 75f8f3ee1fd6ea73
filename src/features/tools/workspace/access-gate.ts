import { canUseTool, type Viewer } from "#core/access/access.ts";
import type { ToolDefinition } from "#core/tools/definition.ts";

/** What stands between the viewer and this tool's language: nothing (null), an account, Pro, or its opening day. */
export type AccessGate = "sign-in" | "pro" | "soon" | null;

export function findAccessGate(
  tool: Pick<ToolDefinition, "tier" | "comingSoon">,
  viewer: Viewer,
): AccessGate {
  if (tool.comingSoon) return "soon";
  if (canUseTool(tool.tier, viewer)) return null;
  return tool.tier === "pro" ? "pro" : "sign-in";
}

/** Signs in, and comes back to the page of this tool. */
export function signInPath(slug: string): string {
  return `/api/login?next=${encodeURIComponent(`/tools/${slug}`)}`;
}
