import type { Viewer } from "#core/access/access.ts";
import type { AppContext } from "#http/app-context.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Context } from "hono";

export type Member = Extract<Viewer, { kind: "member" }>;

/** Reads who is asking from the request's cookie, from the database, at every request. */
export type ViewerReader = (request: Request) => Promise<Viewer>;

/** Who is asking, as it was read at the start of this request. */
export function getViewer(c: Context<AppContext>): Viewer {
  return c.get("viewer");
}

/** The signed-in viewer; throws 401 for a visitor. */
export function requireMember(c: Context<AppContext>): Member {
  const viewer = getViewer(c);
  if (viewer.kind === "visitor") throw new AppError("unauthorized", "Unauthorized");
  return viewer;
}

/** The signed-in viewer who has Pro now; throws 401 for a visitor and 403 for a free member. */
export function requirePro(c: Context<AppContext>): Member {
  const member = requireMember(c);
  if (!member.isPro) throw new AppError("pro_required", "This is part of Pro.");
  return member;
}

/** False when the request surely comes from a visitor: it carries no session cookie. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && /(?:^|;\s*)(?:__Host-)?session=/.test(cookieHeader);
}
