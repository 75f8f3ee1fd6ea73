import { z } from "zod";

/** The form that shares a saved result as it was shown. */
export const ShareTextForm = z.object({
  saved: z.string().max(100),
  revision: z.coerce.number().int().positive(),
  session: z.string().min(1, "Choose the session that it is for.").max(100),
});
export type ShareTextForm = z.infer<typeof ShareTextForm>;

const id = z.string().max(100);

/** The form that takes a shared text back. */
export const TakeBackForm = z.object({ id });

const text = z
  .string()
  .trim()
  .min(1, "Write the comment first.")
  .max(2_000, "A comment has at most 2,000 characters.");

/** POST /api/desk/shared/comment. */
export const NewComment = z.object({ id, line: z.coerce.number().int().nonnegative(), text });
export type NewComment = z.infer<typeof NewComment>;

/** POST /api/desk/shared/change-comment. */
export const CommentChange = z.object({ id, comment: id, text });
export type CommentChange = z.infer<typeof CommentChange>;

/** POST /api/desk/shared/remove-comment. */
export const CommentRemoval = z.object({ id, comment: id });
export type CommentRemoval = z.infer<typeof CommentRemoval>;
