import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import {
  type EditedPost,
  lockEditedPost,
  readEditedPost,
} from "#features/blog/writing/edited-post.server.ts";
import {
  findEarlierVersion,
  readVersion,
} from "#features/blog/writing/list-edited-posts.server.ts";
import { postStateAt } from "#features/blog/writing/post-state.ts";
import {
  createPost,
  insertVersion,
  type PostSave,
  renamePost,
  requireRevision,
  savePost,
} from "#features/blog/writing/save-post.server.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import type { ActFacts, OwnerActName } from "#features/desk/owner-act.ts";
import type { z } from "zod";
import type { CreatePostRequest, RenamePostRequest, RestorePostRequest } from "./post-requests.ts";

export type PostActDeps = { readonly db: Database; readonly now: () => Date };

/** Makes a draft of a headline. */
export async function createPostAsOwner(
  { db, now }: PostActDeps,
  actorId: string,
  { id, title }: z.infer<typeof CreatePostRequest>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    if (!(await createPost(tx, { id, title, at }))) return;
    const after = postFacts(await readEditedPost(tx, id), at);
    await writeOwnerAct(tx, { ...postAct(id, "post made"), actorId, before: {}, after });
  });
}

/** Saves what was typed and answers its revision; a new version is written down. Throws 404, 409. */
export function savePostAsOwner(
  { db, now }: PostActDeps,
  actorId: string,
  save: Omit<PostSave, "at">,
): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const { before, revision, isNewVersion } = await savePost(tx, { ...save, at });
    if (isNewVersion) await writePostAct(tx, { actorId, act: "post edited", before, at });
    return revision;
  });
}

/** Goes back to an earlier version; what stood there until now is one too. Throws 404, 409. */
export function restorePostAsOwner(
  { db, now }: PostActDeps,
  actorId: string,
  { id, revision, version }: z.infer<typeof RestorePostRequest>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockEditedPost(tx, id);
    requireRevision(before, revision);
    const restoredFrom = version ?? (await findEarlierVersion(tx, id, revision));
    if (restoredFrom === null)
      throw new AppError("too_late", "There is no earlier version. Nothing was changed.");
    const words = await readVersion(tx, id, restoredFrom);
    await insertVersion(tx, before, { kind: "restored", restoredFrom, words, at });
    await writePostAct(tx, { actorId, act: "post version restored", before, at });
  });
}

/** Of two windows the other one’s text stays; this one’s becomes a version before it. Throws 404, 409. */
export function takeOtherAsOwner(
  { db, now }: PostActDeps,
  actorId: string,
  { id, revision, words }: Omit<PostSave, "at">,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockEditedPost(tx, id);
    requireRevision(before, revision);
    await insertVersion(tx, before, { kind: "typed", words, at });
    const mine = await readEditedPost(tx, id);
    const other = { restoredFrom: revision, words: before.words };
    await insertVersion(tx, mine, { kind: "restored", ...other, at });
    await writePostAct(tx, { actorId, act: "post edited", before, at });
  });
}

/** Gives a post that nobody ever had another address. Throws 400, 404, 409. */
export function renamePostAsOwner(
  { db, now }: PostActDeps,
  actorId: string,
  { id, slug }: z.infer<typeof RenamePostRequest>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockEditedPost(tx, id);
    if (!hasOpenAddress(before))
      throw new AppError(
        "too_late",
        "Readers or a file know this address, so it stays. Nothing was changed.",
      );
    if (!(await renamePost(tx, id, slug)))
      throw new AppError("bad_request", "Another post has this address. Choose another one.");
    await writePostAct(tx, { actorId, act: "post address changed", before, at });
  });
}

/** Whether its address can still be changed: made at the desk, and never out. */
export function hasOpenAddress({ post }: EditedPost): boolean {
  return post.origin === "owner" && post.isDraft && post.unpublishedAt === null;
}

type PostActEntry = {
  readonly actorId: string;
  readonly act: OwnerActName;
  readonly before: EditedPost;
  readonly at: Date;
};

/** Writes down what a post was before and is now. */
export async function writePostAct(
  tx: Database,
  { actorId, act, before, at }: PostActEntry,
): Promise<void> {
  const after = await readEditedPost(tx, before.post.id);
  await writeOwnerAct(tx, {
    ...postAct(before.post.id, act),
    actorId,
    before: postFacts(before, at),
    after: postFacts(after, at),
  });
}

function postAct(id: string, act: OwnerActName) {
  return { act, subject: { kind: "post", id } } as const;
}

function postFacts({ post, words }: EditedPost, at: Date): ActFacts {
  const state = postStateAt(post, at);
  return {
    state,
    from: post.isDraft ? null : post.publishedAt.toISOString(),
    Pro: post.isProOnly,
    revision: post.revision,
    characters: words.content.length,
    "follows its file": post.detachedAt === null,
  };
}
