import {
  maxPostLengths,
  maxSlugLength,
  normalizePostWords,
  slugPattern,
} from "#features/blog/writing/post-words.ts";
import { z } from "zod";

const id = z.string().max(100);
const revision = z.coerce.number().int().min(0).max(2_147_483_647);
const yesOrNo = z.enum(["true", "false"]).transform((word) => word === "true");
const { title, category, previewText, content } = maxPostLengths;
/** A plain form sends a line’s end as two characters, and its field counts one. */
const words = (name: string, max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .pipe(z.string().max(max, `Keep the ${name} under ${max.toLocaleString("en-US")} characters.`));

const wordFields = {
  title: words("headline", title),
  category: words("category", category),
  previewText: words("preview", previewText),
  content: words("text", content),
  isProOnly: yesOrNo,
};

/** POST /api/desk/posts/create. The form brings the id, so that sent twice it makes one post. */
export const CreatePostRequest = z.object({
  id: z.uuid(),
  title: wordFields.title,
});

/** POST /api/desk/posts/save, and the editor’s own form. */
export const SavePostRequest = z
  .object({
    id,
    revision,
    /** Whether that revision was this window’s own, by typing. */
    continues: yesOrNo.optional(),
    ...wordFields,
  })
  .transform(({ id: post, revision: base, continues = false, ...typed }) => ({
    id: post,
    revision: base,
    continues,
    words: normalizePostWords(typed),
  }));

/** POST /api/desk/posts/restore. Without a version it is the one before the newest. */
export const RestorePostRequest = z.object({ id, revision, version: revision.optional() });

/** POST /api/desk/posts/rename. */
export const RenamePostRequest = z.object({
  id,
  slug: z
    .string()
    .max(maxSlugLength, `Keep the address under ${maxSlugLength} characters.`)
    .regex(slugPattern, "Write the address with small letters, figures and single hyphens."),
});

/** POST /api/desk/posts/publish. */
export const PublishPostRequest = z.object({ id, revision });

/** POST /api/desk/posts/schedule. */
export const SchedulePostRequest = z.object({
  id,
  revision,
  day: z.string().max(20),
  time: z.string().max(20),
});

/** POST /api/desk/posts/unpublish. */
export const UnpublishPostRequest = z.object({ id });
