import { AppError } from "#core/errors/app-error.ts";
import { readEditedPost } from "#features/blog/writing/edited-post.server.ts";
import {
  listCategories,
  listOwnerPosts,
  listVersions,
  readVersion,
} from "#features/blog/writing/list-edited-posts.server.ts";
import { pickWords, type PostWords } from "#features/blog/writing/post-words.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { formatValidationIssue } from "#http/errors/format-validation-issue.ts";
import { readForm } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import type { ActPageDeps } from "#app/desk/act-pages.server.tsx";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import { type Context, Hono } from "hono";
import { ConflictPage } from "./conflict-page.tsx";
import { nameOfPost } from "./describe-post.server.ts";
import { savePostAsOwner } from "./post-acts.server.ts";
import { PostPage } from "./post-page.server.tsx";
import { PostsPage } from "./posts-page.server.tsx";
import { SavePostRequest } from "./post-requests.ts";
import { renderPostPreview } from "./preview.server.ts";
import { VersionsPage } from "./versions-page.server.tsx";

const path = "/desk/posts";

type Typed = NonNullable<Parameters<typeof PostPage>[0]["typed"]>;

/** Posts: the list, the editor with its own form, its versions and its preview. */
export function postsPages(deps: ActPageDeps, show: OwnerRenderer) {
  const { db, now } = deps;

  async function showPost(c: Context<AppContext>, id: string, typed?: Typed, status?: 400) {
    const [edited, categories] = await Promise.all([readEditedPost(db, id), listCategories(db)]);
    const page = { edited, categories, at: now(), ...(typed && { typed }) };
    const title = nameOfPost(edited.words);
    return show(c, { path, title, children: <PostPage {...page} /> }, status);
  }

  async function showConflict(c: Context<AppContext>, id: string, mine: PostWords) {
    const { post, words: other } = await readEditedPost(db, id);
    const both = { id, revision: post.revision, mine, other };
    const title = `Two texts of “${nameOfPost(other)}”`;
    return show(c, { path, title, children: <ConflictPage {...both} /> }, 409);
  }

  /** Saves the form, for whoever has no script; the page that follows holds all that was typed. */
  async function save(c: Context<AppContext>): Promise<Response> {
    const id = c.req.param("id") ?? "";
    const fields: Readonly<Record<string, string>> = { ...(await readForm(c)), id };
    const read = SavePostRequest.safeParse(fields, { error: formatValidationIssue });
    if (!read.success) {
      const problem = read.error.issues[0]?.message ?? "Check the form.";
      const revision = Number.parseInt(fields["revision"] ?? "0", 10) || 0;
      return showPost(c, id, { words: wordsIn(fields), revision, problem }, 400);
    }
    try {
      await savePostAsOwner(deps, requireMember(c).id, read.data);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "changed_elsewhere") throw error;
      return showConflict(c, id, read.data.words);
    }
    const done = encodeURIComponent("posts/save");
    return c.redirect(`${path}/${encodeURIComponent(id)}?done=${done}`, 303);
  }

  async function preview(c: Context<AppContext>): Promise<Response> {
    const edited = await readEditedPost(db, c.req.param("id") ?? "");
    const version = readRevision(c.req.query("version"));
    const words =
      version === undefined ? edited.words : await readVersion(db, edited.post.id, version);
    const owner = requireMember(c);
    const asVisitor = c.req.query("as") === "visitor";
    const { html } = await renderPostPreview(deps, { edited, words, owner, asVisitor });
    c.set("route", `${path}/:id/preview`);
    c.header("Cache-Control", "private, no-store");
    c.header("Vary", "Cookie");
    c.header("X-Robots-Tag", "noindex");
    return c.html(html);
  }

  return new Hono<AppContext>()
    .get(
      path,
      ownerOnly(deps, async (c) => {
        const posts = await listOwnerPosts(db, c.req.query("before"));
        const lead = "What is written, and who has it.";
        const children = <PostsPage {...posts} at={now()} />;
        return show(c, { path, title: "Posts", lead, children });
      }),
    )
    .get(
      `${path}/:id`,
      ownerOnly(deps, (c) => showPost(c, c.req.param("id") ?? "")),
    )
    .post(`${path}/:id`, ownerOnly(deps, save))
    .get(
      `${path}/:id/versions`,
      ownerOnly(deps, async (c) => {
        const edited = await readEditedPost(db, c.req.param("id") ?? "");
        const { id, revision } = edited.post;
        const versions = await listVersions(db, id, readRevision(c.req.query("before")));
        const title = `Versions of “${nameOfPost(edited.words)}”`;
        const children = <VersionsPage id={id} revision={revision} {...versions} />;
        return show(c, { path, title, lead: "The newest 200 stay.", children });
      }),
    )
    .get(`${path}/:id/preview`, ownerOnly(deps, preview));
}

/** A revision as an address names it; throws 400. */
function readRevision(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,9}$/.test(typed))
    throw new AppError("bad_request", "A version is named by its number.");
  return Number(typed);
}

/** What stands in a form that could not be read, as it was typed. */
function wordsIn(fields: Readonly<Record<string, string>>): PostWords {
  const { title = "", category = "", previewText = "", content = "", isProOnly } = fields;
  return pickWords({ title, category, previewText, content, isProOnly: isProOnly === "true" });
}
