import { expect, test } from "vitest";
import { signIn, signInPro } from "./support/sign-in.ts";
import { createTestApp } from "./support/test-app.ts";

test("she signs in by the code in her message, and is known at the next request", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const response = await ada.request("/api/auth/user");
  expect(await response.json()).toEqual({ id: ada.id, email: "ada@example.com", isPro: false });
});

test("a live grant makes her Pro at the next request", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  expect(await (await ada.request("/api/auth/user")).json()).toMatchObject({ isPro: true });
});
