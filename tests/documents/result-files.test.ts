import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { createTestApp } from "../support/app/test-app.ts";

const result =
  "## In the moment\n\nI do not take calls on Sundays.\n\nTo complete this, add: a date.";

async function textOf(answer: Response): Promise<string> {
  const parsed = await parseDocument(new Uint8Array(await answer.arrayBuffer()));
  return parsed.ok ? parsed.document.text : parsed.code;
}

test.for(["docx", "pdf"])("a visitor’s language as %s holds the language alone", async (format) => {
  await using app = await createTestApp();
  const answer = await app.post("/api/results/file", { toolId: "boundaryScript", format, result });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="boundary-script.${format}"`,
  );
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect((await textOf(answer)).split(/\s*\n\s*/)).toEqual([
    "In the moment",
    "I do not take calls on Sundays.",
  ]);
  expect(app.logged()).not.toContain("Sundays");
});

test.for([
  [
    { toolId: "boundaryScript", format: "docx", result: " \n" },
    "There is no language to save yet.",
  ],
  [{ toolId: "boundaryScript", format: "exe", result }, "Choose docx or pdf."],
  [{ toolId: "__proto__", format: "pdf", result }, "There is no such tool."],
  [
    { toolId: "boundaryScript", format: "pdf", result: "a".repeat(20_001) },
    "That text is too long for one file. Keep it under 20,000 characters.",
  ],
] as const)("%j is refused with a sentence", async ([body, message]) => {
  await using app = await createTestApp();
  const answer = await app.post("/api/results/file", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message });
});

test("more than forty files a minute wait", async () => {
  await using app = await createTestApp();
  const body = { toolId: "boundaryScript", format: "docx", result };
  for (let made = 0; made < 40; made += 1) await app.post("/api/results/file", body);
  const answer = await app.post("/api/results/file", body);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

const card = { toolId: "payAsk", format: "pdf", paper: "card" };

test("a card is one page of the words alone, and its file and title name nothing", async () => {
  await using app = await createTestApp();
  const words =
    "## Opening ask\n\nI ask for $160,000.\n\n- Cut it to 5 weeks\n- Two hospitals copied it";
  const answer = await app.post("/api/results/file", { ...card, result: words });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="card.pdf"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getTitle()).toBe("Card");
  expect(pdf.getPages().map((page) => [page.getWidth(), page.getHeight()].map(Math.round))).toEqual(
    [[298, 420]],
  );
  const parsed = await parseDocument(bytes);
  const text = parsed.ok ? parsed.document.text : parsed.code;
  expect(text).toContain("I ask for $160,000.");
  expect(text).toContain("Two hospitals copied it");
  expect(text).not.toContain("Opening ask");
});

test("a long section still fits its card, and what does not is refused with a sentence", async () => {
  await using app = await createTestApp();
  const sentence = "Cut onboarding from 9 weeks to 5 at two hospitals. ";
  const fits = await app.post("/api/results/file", { ...card, result: sentence.repeat(20) });
  expect(fits.status).toBe(200);
  expect((await PDFDocument.load(await fits.arrayBuffer())).getPageCount()).toBe(1);
  const long = await app.post("/api/results/file", { ...card, result: sentence.repeat(60) });
  expect(long.status).toBe(413);
  expect(await long.json()).toMatchObject({
    message: "That is too long for one card. Choose one section of it.",
  });
});
