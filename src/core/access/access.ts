import type { Tier } from "#core/tools/definition.ts";

/** Who is asking, as the server reads it at each request. */
export type Viewer =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "member";
      readonly id: string;
      readonly email: string;
      readonly isPro: boolean;
    };

export const visitor: Viewer = { kind: "visitor" };

export function isPro(viewer: Viewer): boolean {
  return viewer.kind === "member" && viewer.isPro;
}

/** May this person use a tool of this tier? The one place that answers. */
export function canUseTool(tier: Tier, viewer: Viewer): boolean {
  if (tier === "open") return true;
  if (viewer.kind === "visitor") return false;
  return tier === "free" || viewer.isPro;
}

/** May this person read a post? The one place that answers; the server asks it before it reads the text from the database. */
export function canReadPost(post: { readonly isProOnly: boolean }, viewer: Viewer): boolean {
  return !post.isProOnly || isPro(viewer);
}
