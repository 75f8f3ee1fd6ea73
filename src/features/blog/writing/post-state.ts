/** How a post stands with its readers. */
export type PostState = "draft" | "scheduled" | "published" | "unpublished";

export type Publication = {
  readonly isDraft: boolean;
  readonly publishedAt: Date;
  readonly unpublishedAt: Date | null;
};

/** How it stands at a moment. */
export function postStateAt(
  { isDraft, publishedAt, unpublishedAt }: Publication,
  at: Date,
): PostState {
  if (isDraft) return unpublishedAt === null ? "draft" : "unpublished";
  return publishedAt > at ? "scheduled" : "published";
}

/** The moment that a day and a time of universal time name: "2026-11-25" and "09:00"; null when they name none. */
export function readUtcMoment(day: string, time: string): Date | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = new Date(`${day}T${time}:00Z`);
  // The 31st of a month of thirty days would become the first of the next.
  return moment.getTime() > 0 && moment.toISOString().startsWith(`${day}T${time}`) ? moment : null;
}

/** The minute that has begun: a file can say it. */
export function startOfMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000);
}
