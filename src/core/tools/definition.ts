import type { Contract } from "#core/contract/contract.ts";
import type { Ticked } from "#core/shelf/shelf.ts";

export const tiers = ["open", "free", "pro"] as const;
export type Tier = (typeof tiers)[number];

/** One fact asked in plain words. `asks` is the brief's wording and identifies the fact across releases. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly asks: string;
  readonly type: "text" | "dropdown" | "file" | "long";
  readonly options?: readonly string[];
  readonly placeholder?: string;
};

/** Everything the product knows about one writing tool. */
export type ToolDefinition = {
  readonly title: string;
  /** The last piece of its address: /tools/<slug>. */
  readonly slug: string;
  readonly tier: Tier;
  readonly comingSoon: boolean;
  /** One sentence under the title: the job the tool does for her. */
  readonly intent: string;
  /** The name of the form for people who cannot see it. */
  readonly inputLabel: string;
  /** A line for the cards of the landing and the index, at most about 60 characters. */
  readonly summary: string;
  readonly questions: readonly Question[];
  /** What a model is told to deliver. */
  readonly prompt: string;
  readonly tones: readonly string[];
  /** The closing message; it offers the 1:1 session. */
  readonly feedback: string;
  readonly contract: Contract;
};

/** Her answers by question id. A blank or absent answer is unanswered. */
export type Answers = Readonly<Record<string, string>>;

/** What a composer or a model works from. */
export type Material = {
  readonly answers: Answers;
  readonly tone: string;
  /** What she ticked on her evidence shelf. It stands in the answers too; here it is a source of its own. */
  readonly ticked?: readonly Ticked[] | undefined;
};

export const signatureTone = "Warm Confidence";

/** Her answer to one question, trimmed; "" when she left it blank. */
export function answerOf(answers: Answers, id: string): string {
  return (answers[id] ?? "").trim();
}
