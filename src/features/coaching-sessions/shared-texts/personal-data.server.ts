import type { PersonalData } from "#adapters/database/personal-data.ts";
import { asc, eq } from "drizzle-orm";
import { linesOf } from "./lines-of.ts";
import { sharedText, sharedTextComment } from "./table.server.ts";

/** What a member shared with the strategist, and what was written beside it. */
export const sharedTextsData: PersonalData = {
  name: "sharedTexts",
  async read(db, { id }) {
    const texts = await db
      .select()
      .from(sharedText)
      .where(eq(sharedText.userId, id))
      .orderBy(asc(sharedText.id));
    const comments = await db
      .select({ comment: sharedTextComment })
      .from(sharedTextComment)
      .innerJoin(sharedText, eq(sharedText.id, sharedTextComment.sharedTextId))
      .where(eq(sharedText.userId, id))
      .orderBy(asc(sharedTextComment.line), asc(sharedTextComment.id));
    const byText = Map.groupBy(comments, ({ comment }) => comment.sharedTextId);
    return texts.map(({ id: textId, title, text, createdAt }) => ({
      title,
      sharedAt: createdAt,
      text,
      comments: (byText.get(textId) ?? []).map(({ comment }) => ({
        beside: linesOf(text)[comment.line] ?? "",
        comment: comment.text,
        at: comment.createdAt,
      })),
    }));
  },
  async erase(tx, { id }) {
    await tx.delete(sharedText).where(eq(sharedText.userId, id));
  },
};
