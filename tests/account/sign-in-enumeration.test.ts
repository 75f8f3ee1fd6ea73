import { user } from "#adapters/identity/table.server.ts";
import { newId } from "#adapters/database/new-id.ts";
import { consumeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import { createAccountRateLimits } from "#features/account/rate-limits.server.ts";
import { expect, test } from "vitest";
import {
  codeResponseTo,
  postCodeRequest,
  readCodeEmail,
  signIn,
} from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { recordStatements } from "../support/database/test-database.ts";

const ada = "ada@example.com";

test("known and unknown addresses get the same answer and the same message", async () => {
  await using app = await createTestApp();
  await signIn(app, ada);
  expect(await codeResponseTo(app, ada)).toEqual(await codeResponseTo(app, "nobody@example.com"));
  const [known, unknown] = [
    await readCodeEmail(app, ada),
    await readCodeEmail(app, "nobody@example.com"),
  ];
  expect(known.mail.subject).toBe(unknown.mail.subject);
  const plain = ({ mail, code, link }: typeof known) =>
    mail.text.replace(code, "code").replace(link, "link");
  expect(plain(known)).toBe(plain(unknown));
  const sent = (await app.emails()).filter(({ to }) => to === "nobody@example.com");
  expect(sent).toHaveLength(1);
});

test("known, unknown and limited addresses take the same statements", async () => {
  await using app = await createTestApp();
  const limits = createAccountRateLimits(deriveKey(app.identity.secrets[0], "limits"));
  await app.db
    .insert(user)
    .values({ id: newId(), email: "known@example.com", emailVerified: true });
  for (const network of ["one", "two", "three"])
    await consumeRateLimits(app.db, limits.emailsToAddress("limited@example.com", network));
  const taken = async (name: string) =>
    recordStatements(() => postCodeRequest(app, `${name}@example.com`));
  const unknown = await taken("unknown");
  expect(unknown.length).toBeGreaterThan(0);
  expect(await taken("known")).toEqual(unknown);
  expect(await taken("limited")).toEqual(unknown);
});
