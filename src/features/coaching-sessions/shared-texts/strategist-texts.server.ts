import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { user } from "#adapters/identity/table.server.ts";
import { toQuotaRefusal } from "#adapters/storage-quota/quota-refusal.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { CreditSource } from "#features/coaching-sessions/booking/credit-records.server.ts";
import { and, eq } from "drizzle-orm";
import { type CommentEmailDeps, enqueueCommentEmail } from "./comment-email.server.ts";
import { linesOf } from "./lines-of.ts";
import type { CommentChange, CommentRemoval, NewComment } from "./requests.ts";
import { countComments, listComments, listReadableTexts } from "./shared-text-records.server.ts";
import { sharedText, sharedTextComment } from "./table.server.ts";

const maxComments = 500;

type StrategistTextDeps = CommentEmailDeps & {
  readonly db: Database;
  readonly source: CreditSource;
};

/** How many comments a text had before an act and has after it. */
export type CommentCounts = { readonly before: number; readonly after: number };

export type ReadableText = Awaited<ReturnType<ReturnType<typeof createStrategistTexts>["read"]>>;

/** What members share, for the strategist: asked anew at each request, and gone once it is taken back or over. */
export function createStrategistTexts(deps: StrategistTextDeps) {
  const { db, source, now } = deps;

  /** What is shared for a session now. */
  function listFor(sessionId: string) {
    return listReadableTexts(db, source, now(), eq(sharedText.sessionId, sessionId));
  }

  /** A text with its comments. Throws 404. */
  async function read(id: string) {
    const { text, ...found } = await requireReadable(db, id);
    const [person] = await db
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, found.userId));
    const comments = await listComments(db, id);
    const lines = linesOf(text).map((words, line) => ({
      line,
      text: words,
      comments: comments.filter((one) => one.line === line),
    }));
    return { ...found, email: person?.email ?? "the member", lines };
  }

  /** Writes a comment beside a line and tells the member of it, once a day. Throws 404, 400, 409, 413. */
  async function comment(tx: Database, { id, line, text }: NewComment): Promise<CommentCounts> {
    const found = await requireReadable(tx, id);
    const locked = await tx
      .select({ id: sharedText.id })
      .from(sharedText)
      .where(eq(sharedText.id, id))
      .for("update");
    if (locked.length === 0) throw notSharedError();
    if (line >= linesOf(found.text).length)
      throw new AppError("bad_request", "There is no such line in this text.");
    const before = await countComments(tx, id);
    if (before >= maxComments)
      throw new AppError("too_many_kept", `A text takes ${maxComments} comments.`);
    const { userId } = found;
    const added = { id: newId(), sharedTextId: id, userId, line, text };
    await refusingForMember(tx.insert(sharedTextComment).values(added));
    await enqueueCommentEmail(tx, deps, found);
    return { before, after: before + 1 };
  }

  /** Writes a comment anew. Throws 404, 413. */
  async function changeComment(tx: Database, change: CommentChange): Promise<CommentCounts> {
    const { id, comment: commentId, text } = change;
    await requireReadable(tx, id);
    const changed = await refusingForMember(
      tx
        .update(sharedTextComment)
        .set({ text, changedAt: now() })
        .where(isCommentOf(id, commentId))
        .returning({ id: sharedTextComment.id }),
    );
    if (changed.length === 0) throw noCommentError();
    const all = await countComments(tx, id);
    return { before: all, after: all };
  }

  /** Throws 404. */
  async function removeComment(
    tx: Database,
    { id, comment: commentId }: CommentRemoval,
  ): Promise<CommentCounts> {
    await requireReadable(tx, id);
    const removed = await tx
      .delete(sharedTextComment)
      .where(isCommentOf(id, commentId))
      .returning({ id: sharedTextComment.id });
    if (removed.length === 0) throw noCommentError();
    const after = await countComments(tx, id);
    return { before: after + 1, after };
  }

  async function requireReadable(tx: Database, id: string) {
    const [found] = await listReadableTexts(tx, source, now(), eq(sharedText.id, id));
    if (!found) throw notSharedError();
    return found;
  }

  return { listFor, read, comment, changeComment, removeComment };
}

/** A comment counts as stored by the member, whose account may be full: the strategist is told so. */
async function refusingForMember<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!toQuotaRefusal(error)) throw error;
    throw new AppError(
      "account_full",
      "This member's account is full, so your comment can't be saved. Send it by email instead.",
    );
  }
}

function isCommentOf(sharedTextId: string, id: string) {
  return and(eq(sharedTextComment.id, id), eq(sharedTextComment.sharedTextId, sharedTextId));
}

function notSharedError(): AppError {
  return new AppError("not_found", "Nothing is shared here. It may have been taken back.");
}

function noCommentError(): AppError {
  return new AppError("not_found", "This comment is not there any more. Nothing was changed.");
}
