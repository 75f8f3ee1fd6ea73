import { AppError } from "#core/errors/app-error.ts";
import { ShareTextForm, TakeBackForm } from "#features/coaching-sessions/shared-texts/requests.ts";
import type {
  MemberTexts,
  ReadShareableText,
} from "#features/coaching-sessions/shared-texts/routes.server.ts";
import {
  type ShareProblem,
  shareProblemKey,
} from "#features/coaching-sessions/shared-texts/share-problem.ts";
import type { AppContext } from "#http/app-context.ts";
import { toAppError } from "#http/errors/error-response.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { readForm } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { type PageDeps, renderPage } from "./page-router.server.ts";

export type SharedTextPageDeps = PageDeps & {
  readonly memberTexts: MemberTexts;
  readonly readText: ReadShareableText;
};

const rateLimit = { limit: 60, windowSeconds: 60 };

/** The plain forms by which a member shares a text and takes it back. */
export function sharedTextPages(deps: SharedTextPageDeps) {
  const { memberTexts, readText, baseUrl } = deps;
  const limit = createRateLimit(rateLimit);

  /** Answers with the page that the form stood on, and why it was not done. */
  async function showProblem(c: Context<AppContext>, path: string, error: unknown) {
    const expected = toAppError(error);
    if (!expected) throw error;
    const data: ShareProblem = { problem: expected.message };
    const seeds = [{ queryKey: shareProblemKey, data }];
    const page = await renderPage(c, new URL(path, baseUrl), deps, seeds);
    return memberPageResponse({ ...page, status: expected.status });
  }

  /** Shares what the page showed; answers the id of the copy. */
  async function share(c: Context<AppContext>, fields: Readonly<Record<string, string>>) {
    const member = requireMember(c);
    enforceRateLimit(limit, member.id);
    const { saved, revision, session } = readFields(ShareTextForm, fields);
    const found = await readText(member, saved);
    if (!found) throw new AppError("not_found", "There is nothing saved under this address.");
    if (found.text === "") throw new AppError("bad_request", "There is no text to share yet.");
    if (found.revision !== revision)
      throw new AppError(
        "changed_elsewhere",
        "The text has changed since this page was opened. Read it again, then share it.",
      );
    const { title, text } = found;
    return memberTexts.share(member.id, { sessionId: session, savedId: saved, title, text });
  }

  return new Hono<AppContext>()
    .post("/library/share", async (c) => {
      requireMember(c);
      const fields = await readForm(c);
      try {
        return c.redirect(`/library?shared=${await share(c, fields)}`, 303);
      } catch (error) {
        return showProblem(c, `/library?share=${encodeURIComponent(fields["saved"] ?? "")}`, error);
      }
    })
    .post("/library/take-back", async (c) => {
      const { id: userId } = requireMember(c);
      const fields = await readForm(c);
      try {
        const { id } = readFields(TakeBackForm, fields);
        if (!(await memberTexts.takeBack(userId, id)))
          throw new AppError("not_found", "Nothing is shared under this address.");
        return c.redirect("/library?taken=back", 303);
      } catch (error) {
        return showProblem(c, `/library?shared=${encodeURIComponent(fields["id"] ?? "")}`, error);
      }
    });
}

function readFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  throw new AppError("bad_request", "Choose the text and the session that it is for.");
}
