import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type EditedPost, lockEditedPost } from "#features/blog/writing/edited-post.server.ts";
import { postStateAt, readUtcMoment, startOfMinute } from "#features/blog/writing/post-state.ts";
import { describeMissingWords } from "#features/blog/writing/post-words.ts";
import { publishPost, unpublishPost } from "#features/blog/writing/publish-post.server.ts";
import { detachFromFile, requireRevision } from "#features/blog/writing/save-post.server.ts";
import type { OwnerActName } from "#features/desk/owner-act.ts";
import type { z } from "zod";
import { type PostActDeps, writePostAct } from "./post-acts.server.ts";
import type {
  PublishPostRequest,
  SchedulePostRequest,
  UnpublishPostRequest,
} from "./post-requests.ts";

export type PublicationDeps = PostActDeps & {
  /** Forgets the pages that are stored for visitors: of this process at once, the others see it by themselves. */
  readonly clearPages: () => void;
};

/** Readers get the newest words from now on; of a post that is out they get the changes. Throws 400, 404, 409. */
export function publishPostAsOwner(
  deps: PublicationDeps,
  actorId: string,
  { id, revision }: z.infer<typeof PublishPostRequest>,
): Promise<void> {
  return change(deps, { actorId, id, act: "post published" }, async (tx, post, at) => {
    requireRevision(post, revision);
    requireWhole(post);
    const isOut = postStateAt(post.post, at) === "published";
    if (isOut && post.post.revision === post.post.shownRevision)
      throw new AppError("too_late", "It is published as it stands here. Nothing was changed.");
    await publishPost(tx, post, isOut ? post.post.publishedAt : startOfMinute(at));
  });
}

/** Readers get the newest words at a moment to come. Throws 400, 404, 409. */
export function schedulePostAsOwner(
  deps: PublicationDeps,
  actorId: string,
  { id, revision, day, time }: z.infer<typeof SchedulePostRequest>,
): Promise<void> {
  return change(deps, { actorId, id, act: "post scheduled" }, async (tx, post, at) => {
    requireRevision(post, revision);
    requireWhole(post);
    if (postStateAt(post.post, at) === "published")
      throw new AppError("too_late", "Readers have it already. Unpublish it first.");
    const moment = readUtcMoment(day, time);
    if (moment === null)
      throw new AppError(
        "bad_request",
        "Write the day as 2026-11-25 and the time as 09:00, in UTC.",
      );
    if (moment <= at) throw new AppError("bad_request", "That time has passed. Pick a later one.");
    await publishPost(tx, post, moment);
  });
}

/** Takes a post from its readers, or back from its moment to come. Throws 404, 409. */
export function unpublishPostAsOwner(
  deps: PublicationDeps,
  actorId: string,
  { id }: z.infer<typeof UnpublishPostRequest>,
): Promise<void> {
  return change(deps, { actorId, id, act: "post unpublished" }, async (tx, post, at) => {
    if (post.post.isDraft)
      throw new AppError("too_late", "Readers do not have it. Nothing was changed.");
    await unpublishPost(tx, post, postStateAt(post.post, at) === "published" ? at : null);
  });
}

type PublicationAct = {
  readonly actorId: string;
  readonly id: string;
  readonly act: OwnerActName;
};

/** Does it and writes it down in one transaction. From then on no file changes the post. */
async function change(
  { db, now, clearPages }: PublicationDeps,
  { actorId, id, act }: PublicationAct,
  work: (tx: Database, post: EditedPost, at: Date) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const before = await lockEditedPost(tx, id);
    await work(tx, before, at);
    await detachFromFile(tx, before, at);
    await writePostAct(tx, { actorId, act, before, at });
  });
  clearPages();
}

function requireWhole({ words }: EditedPost): void {
  const missing = describeMissingWords(words);
  if (missing !== null)
    throw new AppError("bad_request", `It still needs ${missing}. Nothing was changed.`);
}
