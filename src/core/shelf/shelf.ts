import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

export const shelfKinds = ["win", "move", "position", "saved"] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/** One thing from her own record that can serve as material. */
export type ShelfPiece = {
  /** Its kind and id: "win:0198…". */
  readonly key: string;
  readonly kind: ShelfKind;
  /** What it is called in a receipt. */
  readonly name: string;
  /** Her words. */
  readonly text: string;
};

/** A piece, and the question whose answer it belongs to. */
export type Ticked = { readonly piece: ShelfPiece; readonly question: string };

/** How many pieces one text may be written from. */
export const mostTicked = 8;

/**
 * The question that each kind answers by itself, tool by tool. Elsewhere she chooses: a past result is no refusal, and
 * no plan for the days to come.
 */
export const shelfPlaces: Readonly<Record<ToolId, Partial<Readonly<Record<ShelfKind, string>>>>> = {
  brandBio: { win: "proof", position: "result" },
  boundaryScript: {},
  careerPositioning: { win: "evidence", position: "known" },
  offerPower: {},
  payAsk: { win: "evidence" },
  exitStrategy: {},
  brandVoice: { saved: "sample", position: "beliefs" },
  elevatorPitch: { win: "result", position: "who" },
  plan30_60_90: {},
  interviewBank: { win: "accomplishments" },
  resumeRewrite: { win: "resume" },
  networkingHub: { position: "who" },
  strategyPrep: {
    win: "constraints",
    move: "constraints",
    position: "constraints",
    saved: "constraints",
  },
};

/** The question that a kind answers by itself in this tool; null where she has to choose. */
export function usualPlace(tool: string, kind: ShelfKind): string | null {
  const places: Readonly<Record<string, Partial<Readonly<Record<ShelfKind, string>>>>> =
    shelfPlaces;
  return Object.hasOwn(places, tool) ? (places[tool]?.[kind] ?? null) : null;
}

/** Her answers with what she ticked: before the answer that it belongs to, and in a resume under the latest post. */
export function withShelf(answers: Answers, ticked: readonly Ticked[]): Answers {
  const questions = [...new Set(ticked.map(({ question }) => question))];
  const merged = questions.map((id) => {
    const texts = ticked.flatMap(({ piece, question }) => (question === id ? [piece.text] : []));
    const own = answerOf(answers, id);
    if (id === "resume") return [id, intoResume(own, texts)] as const;
    return [id, [...texts, own].filter((part) => part.trim() !== "").join("\n")] as const;
  });
  return { ...answers, ...Object.fromEntries(merged) };
}

/** A post stands on a line with the years it covers; the first such line is the latest post. */
const post = /\b(?:19|20)\d{2}\b.*(?:\b(?:19|20)\d{2}\b|present|today|now|current)/i;

function intoResume(resume: string, texts: readonly string[]): string {
  const lines = resume.split("\n");
  const at = lines.findIndex((line) => post.test(line));
  if (at === -1) return resume;
  const bullets = texts.map((text) => `- ${text.replaceAll(/\s*\n\s*/g, " ")}`);
  return lines.toSpliced(at + 1, 0, ...bullets).join("\n");
}

/** What she ticked, as sources of facts: a fact of a piece is found there before it is found in an answer. */
export function shelfSources(ticked: readonly Ticked[]): Answers {
  return Object.fromEntries(ticked.map(({ piece }) => [piece.key, piece.text]));
}
