import { runCommand } from "#app/operator/run-command.server.ts";
import { user } from "#adapters/identity/table.server.ts";
import { expect, test } from "vitest";
import { signIn, signInPro, type SignedInPerson } from "../support/account/sign-in.ts";
import { comparableHeaders } from "../support/app/comparable-headers.ts";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const settings = { OWNER_EMAILS: "owner@example.com, SECOND@example.com" };

const run = (app: TestApp, ...typed: readonly string[]) => runCommand(typed, operatorToolsOf(app));

const statusFor = async ({ request }: SignedInPerson) => [
  (await request("/desk")).status,
  (await request("/api/desk/journal.csv")).status,
];

/** Real addresses of the desk, each beside one of the same length that leads nowhere. */
const addresses = [
  ["/desk", "/besk"],
  ["/desk/", "/besk/"],
  ["/desk/mail", "/besk/mail"],
  ["/desk/act", "/besk/act"],
  ["/desk/posts", "/besk/posts"],
  ["/desk/posts/a-post", "/besk/posts/a-post"],
  ["/desk/posts/a-post/preview?version=1", "/besk/posts/a-post/preview?version=1"],
  ["/api/desk/posts/save", "/api/besk/posts/save"],
  ["/desk/sessions", "/besk/sessions"],
  ["/desk/sessions/hours", "/besk/sessions/hours"],
  ["/desk/sessions/1", "/besk/sessions/1"],
  ["/desk/shared/1", "/besk/shared/1"],
  ["/api/desk/sessions/move", "/api/besk/sessions/move"],
  ["/api/desk/shared/comment", "/api/besk/shared/comment"],
  ["/api/desk/mail/retry", "/api/besk/mail/retry"],
  ["/desk/journal?before=1", "/besk/journal?before=1"],
  ["/api/desk", "/api/besk"],
  ["/api/desk/journal.csv", "/api/besk/journal.csv"],
] as const;

test("whoever is no owner gets what an address of nothing answers: the same bytes, the same headers, no cookie", async () => {
  const pages = await createRenderedPages("http://localhost:3000");
  await using app = await createTestApp({ pages, settings });
  const free = await signIn(app, "free@example.com");
  const pro = await signInPro(app, "pro@example.com");
  for (const ask of [app.request, free.request, pro.request])
    for (const [real, none] of addresses)
      for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]) {
        const answers = await Promise.all([real, none].map((path) => ask(path, { method })));
        const seen = await Promise.all(
          answers.map(async (answer) => {
            const { etag: _, "content-length": __, ...headers } = comparableHeaders(answer);
            const text = (await answer.text()).replaceAll("besk", "desk");
            return { status: answer.status, text, headers };
          }),
        );
        expect(seen[0], `${method} ${real}`).toEqual(seen[1]);
        expect(seen[0]?.status).toBe(404);
        expect(answers[0]?.headers.getSetCookie()).toEqual([]);
      }
});

test("an address of OWNER_EMAILS has the desk once it is proven", async () => {
  await using app = await createTestApp({ settings });
  const second = await signIn(app, "second@example.com");
  expect(await statusFor(second)).toEqual([200, 200]);
  await app.db.update(user).set({ emailVerified: false });
  expect(await statusFor(second)).toEqual([404, 404]);
});

test("the operator gives the desk and takes it back, from the next request on", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  expect(await statusFor(ada)).toEqual([404, 404]);
  expect(await run(app, "owner", "ADA@example.com")).toEqual({
    code: 0,
    text: "ada@example.com has the desk at /desk, from the next request on.",
  });
  expect(await statusFor(ada)).toEqual([200, 200]);
  expect(await run(app, "owner", "ada@example.com")).toMatchObject({ code: 1 });
  expect(await run(app, "owner", "--remove", "ada@example.com")).toMatchObject({ code: 0 });
  expect(await statusFor(ada)).toEqual([404, 404]);
  expect(await run(app, "owner", "--remove", "ada@example.com")).toMatchObject({ code: 1 });
});

test("an owner’s account goes with what says that it was one", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  await run(app, "owner", "ada@example.com");
  expect(
    (await ada.send("DELETE", "/api/account", { confirm: "ada@example.com" })).status,
  ).toBeLessThan(500);
  const again = await signIn(app, "ada@example.com");
  expect(await statusFor(again)).toEqual([404, 404]);
});
