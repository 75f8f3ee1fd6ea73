import { randomUUID } from "node:crypto";
import { blogPost, blogPostVersion } from "#features/blog/table.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertPosts } from "../support/blog-posts.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createOwnerDesk, words } from "../support/desk/owner-desk.ts";
import { pressForm } from "../support/desk/press-form.ts";

const dayMs = 86_400_000;
const utc = (at: Date) => ({
  day: at.toISOString().slice(0, 10),
  time: at.toISOString().slice(11, 16),
});

test("an owner writes, schedules and publishes by plain forms, and a visitor reads it from then on alone", async () => {
  const { app, owner, read } = await createOwnerDesk();
  await using _ = app;
  const id = randomUUID();
  expect(await read("/desk/posts")).toContain("There is no post yet.");
  const made = await pressForm(owner, "/desk/act", {
    act: "posts/create",
    id,
    title: " The pause ",
  });
  expect(made.headers.get("location")).toBe(`/desk/posts/${id}?done=posts%2Fcreate`);
  expect(await read(`/desk/posts/${id}`)).toContain("needs a category, a preview and a text");
  const saved = await pressForm(owner, `/desk/posts/${id}`, { revision: "1", ...words });
  expect([saved.status, saved.headers.get("location")]).toEqual([
    303,
    `/desk/posts/${id}?done=posts%2Fsave`,
  ]);
  const to = (act: string, more = {}) =>
    pressForm(owner, "/desk/act", { act: `posts/${act}`, id, revision: "2", ...more });
  const tomorrow = new Date(Date.now() + dayMs);
  expect((await to("schedule", utc(tomorrow))).status).toBe(303);
  expect(await read("/desk/posts")).toContain("Scheduled for");
  expect((await app.request("/api/blog/the-pause")).status).toBe(404);
  expect((await to("publish")).status).toBe(303);
  expect(await app.get("/api/blog/the-pause")).toMatchObject({
    title: "The pause",
    content: words.content,
  });
  expect(await read("/desk/posts")).toMatch(/Published .*Everybody.*Made here/);
  expect((await to("unpublish")).status).toBe(303);
  expect((await app.request("/api/blog/the-pause")).status).toBe(404);
  expect(await read("/desk/posts")).toContain("Unpublished");
  const acts = await app.db.select().from(ownerAct).orderBy(asc(ownerAct.id));
  expect(acts.map(({ act, before, after }) => [act, before["state"], after["state"]])).toEqual([
    ["post made", undefined, "draft"],
    ["post edited", "draft", "draft"],
    ["post scheduled", "draft", "scheduled"],
    ["post published", "scheduled", "published"],
    ["post unpublished", "published", "unpublished"],
  ]);
  expect(
    acts.every(({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}` === `post ${id}`),
  ).toBe(true);
  expect(JSON.stringify(acts)).not.toMatch(/pause|figure|Negotiation/);
});

test("what is typed after publishing waits until it is published too", async () => {
  const { app, publish, save, call, read } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await publish();
  const next = await save(id, revision, { content: "Another text." });
  expect(await app.get("/api/blog/the-pause")).toMatchObject({ content: words.content });
  expect(await read("/desk/posts")).toContain("changes wait");
  const { publishedAt } = (await app.db.select().from(blogPost))[0] ?? {};
  expect((await call("publish", { id, revision: next })).status).toBe(200);
  expect(await app.get("/api/blog/the-pause")).toMatchObject({
    content: "Another text.",
    publishedAt: publishedAt?.toISOString(),
  });
  expect((await call("publish", { id, revision: next })).status).toBe(409);
});

test("a scheduled text comes out as it was scheduled; what is typed since waits", async () => {
  const { app, write, save, call } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  await call("schedule", { id, revision, ...utc(new Date(Date.now() + dayMs)) });
  await save(id, revision, { content: "Not shown to anybody." });
  await app.db.update(blogPost).set({ publishedAt: sql`now() - interval '1 second'` });
  expect(await app.get("/api/blog/the-pause")).toMatchObject({ content: words.content });
});

test("of two windows the second gets 409, nothing is lost, and it chooses", async () => {
  const { app, owner, write, save, read } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  const newest = await save(id, revision, { content: "The first window’s." });
  const mine = { ...words, title: "Mine", content: "The second window’s." };
  const late = await pressForm(owner, `/desk/posts/${id}`, { revision: `${revision}`, ...mine });
  expect(late.status).toBe(409);
  const page = await late.text();
  for (const text of ["The first window’s.", "The second window’s.", "Save mine", "Take the other"])
    expect(page).toContain(text);
  expect(await read(`/desk/posts/${id}`)).not.toContain("The second window’s.");

  const taken = { act: "posts/take-other", id, revision: `${newest}`, ...mine };
  expect((await pressForm(owner, "/desk/act", taken)).status).toBe(303);
  expect(await read(`/desk/posts/${id}`)).toContain("The first window’s.");
  const saved = await pressForm(owner, `/desk/posts/${id}`, { revision: `${newest + 2}`, ...mine });
  expect(saved.status).toBe(303);
  const versions = await app.db
    .select({ kind: blogPostVersion.kind, content: blogPostVersion.content })
    .from(blogPostVersion)
    .orderBy(asc(blogPostVersion.revision));
  expect(versions.map(({ kind, content }) => `${kind}: ${content}`)).toEqual([
    "made: ",
    `typed: ${words.content}`,
    "typed: The first window’s.",
    "typed: The second window’s.",
    "restored: The first window’s.",
    "typed: The second window’s.",
  ]);
});

test("eight windows at once: one is first, and every other is told", async () => {
  const { app, write, call } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, at) =>
      call("save", { id, revision, ...words, content: `Window ${at}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(7);
});

test("the same save once more is the same revision: its answer was lost", async () => {
  const { app, write, save } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  const typed = { content: "Sent twice." };
  const next = await save(id, revision, typed);
  expect(await save(id, revision, typed)).toBe(next);
});

test("saves of one window that follow one another are one version, and one line of the journal", async () => {
  const { app, write, save } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  let at = await save(id, revision, { content: "S" });
  for (const content of ["Sa", "Say", "Say it"]) at = await save(id, at, { content }, true);
  expect(at).toBe(revision + 4);
  const rows = await app.db.select().from(blogPostVersion).orderBy(asc(blogPostVersion.revision));
  expect(rows.map((row) => row.content)).toEqual(["", words.content, "Say it"]);
  expect(await app.db.$count(ownerAct, eq(ownerAct.act, "post edited"))).toBe(2);
  await app.db.update(blogPostVersion).set({ begunAt: sql`begun_at - interval '6 minutes'` });
  await save(id, at, { content: "Say it again" }, true);
  expect(await app.db.$count(blogPostVersion)).toBe(4);
});

test("undo goes back, and is undone in the same way; readers have what was published", async () => {
  const { app, owner, publish, save, read } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await publish();
  await save(id, revision, { content: "A second thought." });
  const undo = async () => {
    const base = /name="revision" value="(\d+)"/.exec(await read(`/desk/posts/${id}`))?.[1] ?? "";
    return pressForm(owner, "/desk/act", { act: "posts/restore", id, revision: base });
  };
  const editorText = async () =>
    /<textarea[^>]*name="content"[^>]*>([^<]*)/.exec(await read(`/desk/posts/${id}`))?.[1];
  expect((await undo()).status).toBe(303);
  expect(await editorText()).toBe(words.content);
  expect((await undo()).status).toBe(303);
  expect(await editorText()).toBe("A second thought.");
  expect(await app.get("/api/blog/the-pause")).toMatchObject({ content: words.content });
  const versions = await read(`/desk/posts/${id}/versions`);
  expect(versions).toContain("Gone back to version 2");
  expect((await owner.request(`/desk/posts/${id}/preview?version=77`)).status).toBe(404);
});

test("the newest 200 versions stay", async () => {
  const { app, write, save } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  const many = Array.from({ length: 220 }, (_none, at) => ({
    postId: id,
    revision: revision + 1 + at,
    kind: "typed" as const,
    ...words,
    isProOnly: false,
    begunAt: new Date(),
    savedAt: new Date(),
  }));
  await app.db.insert(blogPostVersion).values(many);
  await app.db.update(blogPost).set({ revision: revision + 220 });
  await save(id, revision + 220, { content: "One more." });
  const rows = await app.db.select().from(blogPostVersion).orderBy(asc(blogPostVersion.revision));
  expect(rows).toHaveLength(200);
  expect(rows.at(-1)?.content).toBe("One more.");
});

test("bad input is answered in words, and nothing typed is lost", async () => {
  const { app, owner, write, save, call } = await createOwnerDesk();
  await using _ = app;
  const { id, revision } = await write();
  const first = { id: randomUUID(), title: "Nothing yet" };
  await call("create", first);
  const long = await pressForm(owner, `/desk/posts/${id}`, {
    revision: `${revision}`,
    ...words,
    title: "a".repeat(121),
    content: "Typed for an hour.",
  });
  expect(long.status).toBe(400);
  const page = await long.text();
  expect(page).toContain("Keep the headline under 120 characters.");
  expect(page).toContain("Typed for an hour.");
  const lines = { ...words, content: "a\r\n".repeat(50_000) };
  const full = await pressForm(owner, `/desk/posts/${id}`, { revision: `${revision}`, ...lines });
  expect(full.status).toBe(303);
  await save(id, revision + 1);
  const cases = [
    ["create", { id: "mine", title: "x" }, 400],
    ["save", { id: "none", revision: 1, ...words }, 404],
    ["save", { id, revision: "x", ...words }, 400],
    ["save", { id, revision, ...words, isProOnly: "maybe" }, 400],
    ["restore", { id, revision: revision + 2, version: 99 }, 404],
    ["restore", { id, revision: 1, version: 1 }, 409],
    ["restore", { id: first.id, revision: 1 }, 409],
    ["rename", { id, slug: "The Pause" }, 400],
    ["publish", { id, revision: 1 }, 409],
    ["schedule", { id, revision: revision + 2, day: "2026-02-31", time: "09:00" }, 400],
    ["schedule", { id, revision: revision + 2, day: "tomorrow", time: "09:00" }, 400],
    ["schedule", { id, revision: revision + 2, day: "2020-01-01", time: "09:00" }, 400],
    ["unpublish", { id }, 409],
    ["unpublish", { id: "none" }, 404],
  ] as const;
  for (const [act, body, status] of cases)
    expect((await call(act, body)).status, `${act} ${JSON.stringify(body)}`).toBe(status);
  for (const path of ["none", `${id}/preview?version=x`, "none/preview", "none/versions"])
    expect((await owner.request(`/desk/posts/${path}`)).status, path).toBeGreaterThanOrEqual(400);
  const half = await write({ title: "Half", content: "" });
  const refused = await call("publish", half);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("It still needs a text."),
  ]);
});

test("an address is made of the headline, is nobody else’s, and stays once readers know it", async () => {
  const { app, write, call } = await createOwnerDesk();
  await using _ = app;
  const one = await write({ title: "It’s “Né” — now!" });
  const two = await write({ title: "Its NE now" });
  const slugs = () => app.db.select({ slug: blogPost.slug }).from(blogPost).orderBy(blogPost.slug);
  expect(await slugs()).toEqual([{ slug: "its-ne-now" }, { slug: "its-ne-now-2" }]);
  expect((await call("rename", { id: two.id, slug: "its-ne-now" })).status).toBe(400);
  expect((await call("rename", { id: two.id, slug: "the-other" })).status).toBe(200);
  expect((await call("publish", one)).status).toBe(200);
  expect((await call("rename", { id: one.id, slug: "another" })).status).toBe(409);
  await call("unpublish", { id: one.id });
  expect((await call("rename", { id: one.id, slug: "another" })).status).toBe(409);
});

test("what readers get asks for a fresh proof; writing does not", async () => {
  let minutes = 0;
  const deskClock = () => new Date(Date.now() + minutes * 60_000);
  const { app, write, save, call } = await createOwnerDesk({ deskClock });
  await using _ = app;
  const { id, revision } = await write();
  minutes = 31;
  const next = await save(id, revision, { content: "Typed later." });
  const to = { id, revision: next };
  for (const [act, body] of [
    ["publish", to],
    ["schedule", { ...to, ...utc(new Date(Date.now() + dayMs)) }],
    ["unpublish", { id }],
  ] as const) {
    const refused = await call(act, body);
    expect([act, refused.status]).toEqual([act, 403]);
    expect(await refused.json()).toMatchObject({ code: "confirm_first" });
  }
  expect((await app.request("/api/blog/the-pause")).status).toBe(404);
});

test("the preview is the readers’ page, for owners alone, and nothing indexes or stores it", async () => {
  const { app, owner, write } = await createOwnerDesk({
    pages: await createRenderedPages("http://localhost:3000"),
  });
  await using _ = app;
  const { id } = await write({ isProOnly: "true", title: "A <b>bold</b> ask" });
  const answer = await owner.request(`/desk/posts/${id}/preview`);
  const page = await answer.text();
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain("<h1>A &lt;b&gt;bold&lt;/b&gt; ask</h1>");
  expect(page).toContain("<p>Say the figure.</p>");
  expect(page).not.toMatch(/<script|rel="canonical"|og:image/);
  const gate = await (await owner.request(`/desk/posts/${id}/preview?as=visitor`)).text();
  expect(gate).toContain("This insight is for Pro members.");
  expect(gate).not.toContain("Say the figure.");
  const first = await (await owner.request(`/desk/posts/${id}/preview?version=1`)).text();
  expect(first).not.toContain("Say the figure.");
  expect((await app.request(`/desk/posts/${id}/preview`)).status).toBe(404);
});

test("the list comes in pages of fifty that hold every post once", async () => {
  const { app, read } = await createOwnerDesk();
  await using _ = app;
  await insertPosts(
    app.db,
    Array.from({ length: 120 }, (_none, at) => ({
      slug: `post-${at}`,
      publishedAt: new Date(Date.UTC(2026, 0, 1 + (at % 3))),
    })),
  );
  const seen: string[] = [];
  for (let path: string | undefined = "/desk/posts"; path;) {
    const page = await read(path);
    const ids = [...page.matchAll(/\/desk\/posts\/([\w-]{36})"/g)].map(([, id = ""]) => id);
    expect(ids.length).toBeLessThanOrEqual(50);
    seen.push(...ids);
    path = /href="(\/desk\/posts\?before=[\w-]+)"/.exec(page)?.[1];
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});
