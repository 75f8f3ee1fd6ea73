import { user } from "#adapters/identity/table.server.ts";
import { sharedText } from "#features/coaching-sessions/shared-texts/table.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { eq } from "drizzle-orm";
import { inspectRoutes } from "hono/dev";
import { expect, test } from "vitest";
import { createPageRenderer } from "#app/ssr/page-renderer.server.tsx";
import { routes as pageRoutes } from "#app/routes.ts";
import { toolCards } from "#core/tools/tool-card.ts";
import { signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { accessPage, refusalOf, type Role, roles } from "./access-table.ts";
import { insertPosts } from "../support/blog-posts.ts";
import { callRules, pageRules } from "./rules.ts";

const site = {
  brand: "M•Power",
  baseUrl: "http://localhost:3000",
  supportEmail: "support@mpower.example",
  bookingUrl: null,
  writer: "composer",
  tools: toolCards(),
} as const;
const settings = { OWNER_EMAILS: "owner@example.com" };
const file = "/assets/a.js";
const assets = {
  start: file,
  app: file,
  styles: [],
  fonts: [],
  chunksOf: () => [],
  stylesOf: () => [],
};

/** The calls and forms of the server itself; what only passes a request on is none. */
function callsOf({ http }: TestApp): string[] {
  const calls = inspectRoutes(http)
    .filter(({ method, isMiddleware }) => !isMiddleware || method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(calls)];
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Four people, for real: nobody in particular, a free member, a Pro member, an owner without Pro. */
async function people(app: TestApp): Promise<Readonly<Record<Role, Ask>>> {
  const free = await signIn(app, "free@example.com");
  const pro = await signInPro(app, "pro@example.com");
  const owner = await signIn(app, "owner@example.com");
  return { visitor: app.request, free: free.request, pro: pro.request, owner: owner.request };
}

function asked(method: string, path: string): [string, RequestInit] {
  const place = path
    .replace(":slug", "pay-ask")
    .replace(":toolId", "payAsk")
    .replace(/:\w+(?:\{[^}]*\})?|\*$/, "none-such");
  if (method === "GET") return [place, { method }];
  const isForm = !path.startsWith("/api/");
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const body = path.endsWith("generate") ? { toolId: "resumeRewrite", answers: { role: "x" } } : {};
  return [
    place,
    {
      method,
      headers: { "Content-Type": type },
      body: isForm ? "" : JSON.stringify(body),
      redirect: "manual",
    },
  ];
}

const refusals = [401, 403];

/** A booked session and a text shared for it, both under the id that every call is asked with. */
async function shareAsNoneSuch({ db, coachingSessions }: TestApp, userId: string): Promise<void> {
  const id = "none-such";
  const startsAt = new Date(Date.now() + 48 * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await db
    .insert(sessionCredit)
    .values({ ...coachingSessions.source, purchaseId: id, userId, uid: id });
  await db.insert(sessionSlot).values({ startsAt, endsAt, purchaseId: id });
  const copy = { savedId: id, title: "Strategy Prep", text: "A line." };
  await db.insert(sharedText).values({ id, userId, sessionId: id, ...copy });
}

test("every call has a rule, every rule has its call, and the server keeps them for each role", async () => {
  await using app = await createTestApp({
    pages: await createPageRenderer({ site, assets }),
    settings,
  });
  expect(callsOf(app).toSorted()).toEqual(Object.keys(callRules).toSorted());

  const asking = await people(app);
  await insertPosts(app.db, [{ slug: "a-post", id: "none-such" }]);
  const [owner] = await app.db.select().from(user).where(eq(user.email, settings.OWNER_EMAILS));
  if (owner) await shareAsNoneSuch(app, owner.id);
  const wrong: string[] = [];
  // Signing out comes last: the others need their sessions.
  const lines = Object.entries(callRules).toSorted(
    ([one], [other]) => Number(one.endsWith("/logout")) - Number(other.endsWith("/logout")),
  );
  for (const [call, rule] of lines) {
    const [named = "", pattern = ""] = call.split(" ");
    const path = pattern.replace("/desk/people/:id", `/desk/people/${owner?.id ?? ""}`);
    for (const method of named === "ALL" ? ["GET", "POST", "DELETE"] : [named]) {
      for (const role of roles) {
        const { status } = await asking[role](...asked(method, path));
        const refusal = refusalOf(rule === "by tool" ? "pro" : rule, role);
        const isLet = !refusals.includes(status) && (rule !== "owner" || status !== 404);
        const isRight = refusal === null ? isLet : status === refusal;
        if (!isRight) wrong.push(`${method} ${path} answers ${status} to ${role}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("every page has a rule, and the server keeps it for each role", async () => {
  expect(pageRoutes.map(({ path }) => path).toSorted()).toEqual(Object.keys(pageRules).toSorted());
  await using app = await createTestApp({
    pages: await createPageRenderer({ site, assets }),
    settings,
  });
  const asking = await people(app);
  const wrong: string[] = [];
  for (const [path, rule] of Object.entries(pageRules)) {
    for (const role of roles) {
      const [place] = asked("GET", path);
      const response = await asking[role](place);
      const goes = response.status === 302 ? response.headers.get("location") : null;
      const isRight =
        refusalOf(rule, role) === null
          ? !goes?.startsWith("/api/login") && !refusals.includes(response.status)
          : goes?.startsWith(`/api/login?next=${encodeURIComponent(place)}`) === true;
      if (!isRight) wrong.push(`${path} answers ${response.status} to ${role}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("docs/access.md tells the rules as they are", async () => {
  await expect(accessPage()).toMatchFileSnapshot("../../docs/access.md");
});
