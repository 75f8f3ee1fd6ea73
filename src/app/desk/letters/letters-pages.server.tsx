import * as s from "#core/schema.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import { letterReaders } from "#features/letters/letter.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import { emailPageHeaders } from "#http/security/email-page-headers.ts";
import { requireMember } from "#http/viewer.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import { refusalStatusOf, requestAct } from "#app/desk/request-act.server.ts";
import type { OwnerApiDeps } from "#app/desk/owner-api.server.ts";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type EditedLetter, LetterEditor } from "./letter-editor.tsx";
import { letterName, stateNames } from "./letter-names.ts";
import { LetterPreview } from "./letter-preview.server.tsx";
import { LetterList, letterPath } from "./letters-list.server.tsx";
import { findLetter, type LetterView, listLetters } from "./letters.server.ts";
import { countReaders } from "./readers.server.ts";
import { SentLetter } from "./sent-letter.server.tsx";

const path = "/desk/letters";
const Refusal = s.object({ message: s.string, code: s.string });

type LettersPageDeps = PageDeps & OwnerApiDeps;

/** The pages of letters. A name that no letter has is where a new one is written. */
export function lettersPages(deps: LettersPageDeps, show: OwnerRenderer) {
  const { db, letters } = deps;

  function showEditor(
    c: Context<AppContext>,
    edited: EditedLetter,
    status?: ContentfulStatusCode,
    more: { readonly problem?: string; readonly other?: LetterView } = {},
  ): Response {
    const title = edited.revision === 0 ? "Write a letter" : letterName(edited);
    const lead = "One letter to everybody who agreed to hear from the house.";
    const children = <LetterEditor edited={edited} {...more} />;
    return show(c, { path, title, lead, children }, status);
  }

  async function showLetter(c: Context<AppContext>): Promise<Response> {
    const id = c.req.param("id") ?? "";
    const found = await findLetter(db, id);
    if (found === null || found.state === "draft") return showEditor(c, found ?? newLetter(id));
    const lead = stateNames[found.state];
    return show(c, {
      path,
      title: letterName(found),
      lead,
      children: <SentLetter letter={found} />,
    });
  }

  /** Saves by the call that any program would use; what it refuses comes back as it was typed. */
  async function save(c: Context<AppContext>): Promise<Response> {
    const id = c.req.param("id") ?? "";
    const { next, ...typed } = await readForm(c);
    const answer = await requestAct(c, deps, { act: "letters/save", fields: { ...typed, id } });
    if (answer.ok)
      return c.redirect(
        next === "preview"
          ? `${letterPath({ id })}/preview`
          : `${letterPath({ id })}?done=letters%2Fsave`,
        303,
      );
    const { message: problem, code } = Refusal.parse(await answer.json());
    const status = refusalStatusOf(answer.status);
    const found = await findLetter(db, id);
    const mine = { ...readTyped(id, typed), revision: found?.revision ?? 0 };
    if (code !== "changed_elsewhere" || !found) return showEditor(c, mine, status, { problem });
    return showEditor(c, mine, status, { problem, other: found });
  }

  async function showPreview(c: Context<AppContext>): Promise<Response> {
    const found = await findLetter(db, c.req.param("id") ?? "");
    if (!found) return c.redirect(path, 303);
    const { email } = requireMember(c);
    const { text } = letters.acts.render(found, email);
    const readers = found.state === "draft" ? await countReaders(db, found.readers) : null;
    return show(c, {
      path,
      title: "Preview",
      lead: "This is how it comes.",
      children: <LetterPreview letter={found} email={email} text={text} readers={readers} />,
    });
  }

  async function showMessage(c: Context<AppContext>): Promise<Response> {
    const found = await findLetter(db, c.req.param("id") ?? "");
    if (!found) return c.redirect(path, 303);
    c.header("Cache-Control", "private, no-store");
    for (const [name, value] of Object.entries(emailPageHeaders)) c.header(name, value);
    return c.html(letters.acts.render(found, requireMember(c).email).html);
  }

  return new Hono<AppContext>()
    .get(
      path,
      ownerOnly(deps, async (c) =>
        show(c, {
          path,
          title: "Letters",
          lead: "To the waitlist, and to members who agreed.",
          children: <LetterList {...await listLetters(db, c.req.query("before"))} />,
        }),
      ),
    )
    .get("/desk/letters/:id", ownerOnly(deps, showLetter))
    .post("/desk/letters/:id", ownerOnly(deps, save))
    .get("/desk/letters/:id/preview", ownerOnly(deps, showPreview))
    .get("/desk/letters/:id/message", ownerOnly(deps, showMessage));
}

function newLetter(id: string): EditedLetter {
  return { id, revision: 0, subject: "", words: "", readers: "waitlist" };
}

function readTyped(id: string, typed: Readonly<Record<string, string>>): EditedLetter {
  const readers = letterReaders.find((one) => one === typed.readers) ?? "waitlist";
  return { id, revision: 0, subject: typed.subject ?? "", words: typed.words ?? "", readers };
}
