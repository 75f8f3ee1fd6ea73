import type { Page } from "playwright-core";

const usualAnswers = {
  by: "Dana, my director",
  request: "take calls after 7pm, most nights",
  refusal: "take calls after 6pm",
  offer: "answer messages at 8am every weekday",
  preserve: "our working relationship",
} as const;

/** The field of a question; the first row of a list. */
export function fieldOf(page: Page, question: string) {
  return page.locator(`main form [name="${question}"]`).first();
}

/** Answers Boundary Script. */
export async function answerBoundary(
  page: Page,
  answers: Readonly<Record<string, string>> = usualAnswers,
): Promise<void> {
  for (const [question, answer] of Object.entries(answers))
    await fieldOf(page, question).fill(answer);
}
