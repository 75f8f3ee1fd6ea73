import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { type Member, requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { SharedTextOffer } from "./contract.ts";
import { linesOf } from "./lines-of.ts";
import type { createMemberTexts } from "./member-texts.server.ts";

export type MemberTexts = ReturnType<typeof createMemberTexts>;

/** What can be copied of a saved result, as it stands now. */
export type ShareableText = {
  readonly revision: number;
  readonly title: string;
  readonly text: string;
};

/** Reads it for the member whose it is; null where there is none that is open. */
export type ReadShareableText = (member: Member, savedId: string) => Promise<ShareableText | null>;

export type SharedTextDeps = {
  readonly memberTexts: MemberTexts;
  readonly readText: ReadShareableText;
};

/** What a member shares, for that member alone. */
export function sharedTextRoutes({ memberTexts, readText }: SharedTextDeps) {
  return new Hono<AppContext>()
    .get("/", async (c) => c.json(await memberTexts.list(requireMember(c).id)))
    .get("/:id", async (c) => {
      const shared = await memberTexts.find(requireMember(c).id, c.req.param("id"));
      if (!shared) throw new AppError("not_found", "Nothing is shared under this address.");
      return c.json(shared);
    })
    .get("/offers/:savedId", async (c) => {
      const member = requireMember(c);
      const savedId = c.req.param("savedId");
      const found = await readText(member, savedId);
      if (!found) throw new AppError("not_found", "There is nothing saved under this address.");
      const { revision, title, text } = found;
      const sessions = await memberTexts.listSessions(member.id);
      const lines = linesOf(text).map((words, line) => ({ line, text: words }));
      const offer: SharedTextOffer = { savedId, revision, title, lines, sessions };
      return c.json(offer);
    });
}
