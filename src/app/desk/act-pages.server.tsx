import { AppError } from "#core/errors/app-error.ts";
import * as s from "#core/schema.ts";
import { CodeSignInRequest } from "#features/account/requests.ts";
import type { SignInService } from "#features/account/sign-in/sign-in-service.server.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { formatValidationIssue } from "#http/errors/format-validation-issue.ts";
import { readForm } from "#http/request/read-body.ts";
import { permissionsPolicyHeader } from "#http/security/security-headers.ts";
import { requireMember } from "#http/viewer.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ConfirmPage } from "./confirm-page.tsx";
import {
  type ActFields,
  type OwnerAct,
  ownerActs,
  isOwnerAct,
  pathAfterAct,
} from "./owner-acts.ts";
import type { OwnerApiDeps } from "./owner-api.server.ts";
import type { OwnerRenderer } from "./owner-renderer.server.tsx";
import { refusalStatusOf, requestAct } from "./request-act.server.ts";

const Refusal = s.object({ message: s.string, code: s.string });
type RefusedAct = s.Infer<typeof Refusal> & { readonly status: ContentfulStatusCode };

type AskedAct = { readonly act: OwnerAct; readonly fields: ActFields };
type Confirmation = { readonly isSent: boolean; readonly problem: string | null };

export type ActPageDeps = PageDeps & OwnerApiDeps & { readonly signIn: SignInService };

const passkeyHeaders = permissionsPolicyHeader(["publickey-credentials-get"]);

/** The forms of the desk: each goes to the call of its name, as the same owner, and back to its page. */
export function actPages(deps: ActPageDeps, show: OwnerRenderer) {
  const { signIn } = deps;

  /** Does an act, and answers with the page that follows. */
  async function perform(
    c: Context<AppContext>,
    asked: AskedAct,
    cookie?: string,
  ): Promise<Response> {
    const answer = await requestAct(c, deps, asked, cookie);
    if (answer.ok) return c.redirect(pathAfterAct(asked.act, asked.fields), 303);
    const refusal = await readRefusal(answer);
    if (refusal.code === "confirm_first")
      return showConfirmation(c, asked, { isSent: false, problem: null }, refusal.status);
    return showRefusal(c, asked, refusal);
  }

  function showConfirmation(
    c: Context<AppContext>,
    asked: AskedAct,
    confirmation: Confirmation,
    status: ContentfulStatusCode = 200,
  ): Response {
    const { email } = requireMember(c);
    for (const [name, value] of Object.entries(passkeyHeaders)) c.header(name, value);
    const content = {
      path: ownerActs[asked.act].back(asked.fields),
      title: "Confirm it’s you",
      lead: "Your last code or passkey is more than 30 minutes old. You’ll continue automatically.",
      children: <ConfirmPage {...asked} {...confirmation} email={email} />,
    };
    return show(c, content, status);
  }

  function showRefusal(c: Context<AppContext>, { act, fields }: AskedAct, refusal: RefusedAct) {
    const back = ownerActs[act].back(fields);
    const children = (
      <div className="stack">
        <Note tone="danger" title={refusal.message} alert />
        <LinkButton href={back}>Back</LinkButton>
      </div>
    );
    return show(c, { path: back, title: "This was not done", children }, refusal.status);
  }

  /** Signs in anew by the code; answers the cookie of that session. */
  async function takeCode(c: Context<AppContext>, otp: string | undefined): Promise<string> {
    const { email } = requireMember(c);
    const read = CodeSignInRequest.safeParse({ email, otp }, { error: formatValidationIssue });
    if (!read.success)
      throw new AppError("bad_request", read.error.issues[0]?.message ?? "Check the code.");
    await signIn.signInWithCode(c, read.data);
    return c.res.headers
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .join("; ");
  }

  async function confirm(c: Context<AppContext>): Promise<Response> {
    const { step, otp, ...form } = await readForm(c);
    const asked = readAct(form);
    try {
      if (step === "code") return await perform(c, asked, await takeCode(c, otp));
      const next = ownerActs[asked.act].back(asked.fields);
      await signIn.requestCode(c, { email: requireMember(c).email, next });
      return showConfirmation(c, asked, { isSent: true, problem: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problem = error.message;
      const status = refusalStatusOf(error.status);
      return showConfirmation(c, asked, { isSent: step === "code", problem }, status);
    }
  }

  return new Hono<AppContext>()
    .post(
      "/desk/act",
      ownerOnly(deps, async (c) => perform(c, readAct(await readForm(c)))),
    )
    .post("/desk/confirm", ownerOnly(deps, confirm));
}

async function readRefusal(answer: Response): Promise<RefusedAct> {
  const refusal = Refusal.parse(await answer.json());
  return { ...refusal, status: refusalStatusOf(answer.status) };
}

/** The act that a form asks for. Throws 400. */
function readAct({ act, ...fields }: ActFields): AskedAct {
  if (!isOwnerAct(act)) throw new AppError("bad_request", "This form is none of the desk’s.");
  return { act, fields };
}
