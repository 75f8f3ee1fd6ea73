import { expect, test } from "vitest";
import { createTestApp, proMember } from "./support/test-app.ts";
import { upload } from "./support/upload.ts";

const words = new TextEncoder().encode("Amara Okafor\nLed the migration of 40 services.");

test("a text file becomes its text, with a receipt", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const { status, document } = await upload(app, words, "resume.txt");
  expect(status).toBe(200);
  expect(document).toEqual({
    text: "Amara Okafor\nLed the migration of 40 services.",
    pages: null,
    characters: 46,
    notes: [],
  });
});
