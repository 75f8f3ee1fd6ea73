import type { PostVersionRow } from "#features/blog/writing/list-edited-posts.server.ts";
import { type Publication, postStateAt } from "#features/blog/writing/post-state.ts";
import { formatMoment } from "#app/desk/format-moment.ts";

/** How a post stands with its readers: "Scheduled for 2026-11-25 09:00 UTC". */
export function describeState(publication: Publication, at: Date): string {
  const { publishedAt, unpublishedAt } = publication;
  const state = postStateAt(publication, at);
  if (state === "scheduled") return `Scheduled for ${formatMoment(publishedAt)}`;
  if (state === "published") return `Published ${formatMoment(publishedAt)}`;
  if (state === "draft") return "Draft";
  return `Unpublished ${formatMoment(unpublishedAt ?? at)}`;
}

type Source = { readonly origin: "file" | "owner"; readonly detachedAt: Date | null };

/** Where its words come from. */
export function describeSource({ origin, detachedAt }: Source): string {
  if (origin === "owner") return "Made here";
  return detachedAt === null ? "From a file" : "From a file, changed here";
}

/** What became of a post with this version. */
export function describeVersion({ kind, restoredFrom }: PostVersionRow): string {
  if (kind === "file") return "From its file";
  if (kind === "made") return "Made";
  if (kind === "typed") return "Typed";
  return restoredFrom === null ? "Gone back to" : `Gone back to version ${restoredFrom}`;
}

export function nameOfPost({ title }: { readonly title: string }): string {
  return title === "" ? "Untitled" : title;
}
