import type { Page } from "playwright-core";

const answers = [
  "My director calls me after 7pm, most nights",
  "Dana, my director",
  "I do not take calls after 6pm",
  "I answer messages at 8am every weekday",
  "our working relationship",
];

/** Fills the questions of Boundary Script in their order. */
export async function answerBoundary(page: Page): Promise<void> {
  const fields = page.getByRole("main").getByRole("textbox");
  for (const [n, answer] of answers.entries()) await fields.nth(n).fill(answer);
}
