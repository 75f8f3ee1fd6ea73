import type { Contract } from "#core/contract/contract.ts";
import type { TickedPiece } from "#core/shelf/shelf-piece.ts";
import type { ToolFacts } from "./tool-facts.ts";
import { isBlank } from "./is-blank.ts";

export const tiers = ["open", "free", "pro"] as const;
export type Tier = (typeof tiers)[number];

/** How a question is answered; a list has a row for each item, and its answer holds them as lines. */
export const questionKinds = ["line", "list", "long", "choice", "day", "sum", "file"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** One fact asked in plain words. `asks` names it in the brief's wording; calls, drafts and records know it by `id`. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly asks: string;
  readonly kind: QuestionKind;
  /** The first words of the sentence that the answer continues: "I will not". */
  readonly stem?: string;
  readonly options?: readonly string[];
  readonly placeholder?: string;
  /** Questions of one group share a line or belong to one story. */
  readonly group?: string;
  /** The same fact under any tool; it is offered there, never filled in. */
  readonly fact?: string;
  /** Steers the text and need not stand in it. */
  readonly manner?: true;
  /** Shown only while another question has this answer. */
  readonly onlyWith?: { readonly id: string; readonly is: string };
};

/** The kind of control in the words of the interface. */
export function inputTypeOf({ kind }: Question): "text" | "dropdown" | "file" {
  if (kind === "choice") return "dropdown";
  return kind === "file" ? "file" : "text";
}

/** What a tool’s own page is sent, as JSON and in this order. */
export type PublicDefinition = {
  readonly title: string;
  /** The last piece of its address: /tools/<slug>. */
  readonly slug: string;
  readonly tier: Tier;
  readonly comingSoon: boolean;
  /** One sentence under the title: what the tool does for its user. */
  readonly intent: string;
  /** The name of the form for people who cannot see it. */
  readonly inputLabel: string;
  /** A line for the cards of the landing and the index, at most about 60 characters. */
  readonly summary: string;
  readonly questions: readonly Question[];
  /** What a model is asked for. */
  readonly prompt: string;
  readonly tones: readonly string[];
  /** The closing message; it offers the 1:1 session. */
  readonly feedback: string;
  readonly contract: Contract;
};

/** Everything the product knows about one writing tool, as plain data. */
export type ToolDefinition = PublicDefinition &
  ToolFacts & {
    /** The parts of the text, their headings and limits, as a model is told. */
    readonly form: string;
  };

/** The same as its folder says it; what a model is asked stands in `draft.txt` and `form.txt` beside it. */
export type ToolSource = Omit<ToolDefinition, "prompt" | "form">;

/** What a model is asked for: a draft in the words of anybody who asks, and the form that the text comes to. */
export type ModelRequestTexts = { readonly draft: string; readonly form: string };

/** Answers by question id. A blank or absent answer is unanswered. */
export type Answers = Readonly<Record<string, string>>;

/** What a composer or a model works from. */
export type Material = {
  readonly answers: Answers;
  readonly tone: string;
  /** What is ticked on the evidence shelf. It stands in the answers too; here it is a source of its own. */
  readonly ticked?: readonly TickedPiece[] | undefined;
  /** Sentences that the member made of lines the composer left open, by their key; "" where the member set the words aside. */
  readonly finished?: Readonly<Record<string, string>> | undefined;
};

export const signatureTone = "Warm Confidence";

/** The answer to one question, trimmed; "" when it is blank. */
export function answerOf(answers: Answers, id: string): string {
  const answer = answers[id] ?? "";
  return isBlank(answer) ? "" : answer.trim();
}
