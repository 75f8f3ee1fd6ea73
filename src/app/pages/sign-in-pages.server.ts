import { randomUUID } from "node:crypto";
import { AppError } from "#core/errors/app-error.ts";
import { CodeRequest, CodeSignInRequest } from "#features/account/requests.ts";
import type { EmailChangeService } from "#features/account/settings/email-change.server.ts";
import { safeRedirectPath } from "#features/account/sign-in/safe-redirect-path.ts";
import type { SignInService } from "#features/account/sign-in/sign-in-service.server.ts";
import {
  signInLinkQueryKey,
  type SignInLinkState,
  signInQueryKey,
  type SignInState,
} from "#features/account/sign-in/sign-in-state.ts";
import type { AppContext } from "#http/app-context.ts";
import { formatValidationIssue } from "#http/errors/format-validation-issue.ts";
import { readForm } from "#http/request/read-body.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { type PageDeps, renderPage } from "./page-router.server.ts";
import type { QuerySeed } from "#app/ssr/page-renderer.ts";

export type SignInPageDeps = PageDeps & {
  readonly signIn: SignInService;
  readonly emailChange: EmailChangeService;
};

/** The form routes of signing in, for whoever has no script; they call what the interface calls. */
export function signInPages(deps: SignInPageDeps) {
  const { signIn, emailChange, baseUrl } = deps;

  async function show(c: Context<AppContext>, path: string, seed: QuerySeed, refusal?: AppError) {
    const page = await renderPage(c, new URL(path, baseUrl), deps, [seed]);
    if (!refusal) return memberPageResponse(page);
    const { status, retryAfter } = refusal;
    const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
    return memberPageResponse({ ...page, status, headers: { ...page.headers, ...headers } });
  }

  const showSignIn = (c: Context<AppContext>, data: SignInState, refusal?: AppError) =>
    show(c, "/sign-in", { queryKey: signInQueryKey, data }, refusal);

  async function linkState(link: string, problem: string | null = null): Promise<SignInLinkState> {
    const pending = await signIn.findByLink(link);
    if (!pending) return null;
    const purpose = pending.userId === null ? "sign-in" : "new address";
    return { link, email: pending.email, purpose, problem };
  }

  return new Hono<AppContext>()
    .get("/sign-in", async (c, next) => {
      if (c.get("viewer").kind === "visitor") return next();
      return c.redirect(safeRedirectPath(c.req.query("next")), 302);
    })
    .post("/sign-in", async (c) => {
      const form = await readForm(c);
      const email = (form["email"] ?? "").slice(0, 300);
      const next = safeRedirectPath(form["next"]);
      const step = form["code"] === undefined ? "email" : "code";
      const requesterToken = form["requesterToken"] || randomUUID();
      try {
        if (step === "email")
          await signIn.requestCode(c, parseForm(CodeRequest, { email, next, requesterToken }));
        else return c.redirect((await useCode(c, form)).next, 303);
      } catch (error) {
        const refusal = toAppError(error);
        const state = { step, email, next, requesterToken, problem: refusal.message } as const;
        return showSignIn(c, state, refusal);
      }
      const sent = { step: "code", email: email.trim(), next, requesterToken } as const;
      return showSignIn(c, { ...sent, problem: null });
    })
    .get("/sign-in/verify", async (c) => {
      const data = await linkState(c.req.query("token") ?? "");
      return show(c, "/sign-in/verify", { queryKey: signInLinkQueryKey, data });
    })
    .post("/sign-in/verify", async (c) => {
      const { token = "" } = await readForm(c);
      try {
        return c.redirect(await useLink(c, token), 303);
      } catch (error) {
        const refusal = toAppError(error);
        const data = await linkState(token, refusal.message);
        return show(c, "/sign-in/verify", { queryKey: signInLinkQueryKey, data }, refusal);
      }
    });

  /** Redeems the link; returns the path to go to. */
  async function useLink(c: Context<AppContext>, token: string): Promise<string> {
    const pending = await signIn.findByLink(token);
    if (!pending || pending.userId === null) return (await signIn.signInWithLink(c, token)).next;
    await emailChange.confirmByLink(c, token);
    return pending.next;
  }

  function useCode(c: Context<AppContext>, form: Readonly<Record<string, string>>) {
    const { email, code: otp, requesterToken } = form;
    return signIn.signInWithCode(c, parseForm(CodeSignInRequest, { email, otp, requesterToken }));
  }
}

function parseForm<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields, { error: formatValidationIssue });
  if (parsed.success) return parsed.data;
  throw new AppError("bad_request", parsed.error.issues[0]?.message ?? "The form is not complete.");
}

/** The error that the page shows; anything unexpected goes on to the error page. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
