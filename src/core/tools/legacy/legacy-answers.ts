import { type Answers } from "#core/tools/definition.ts";
import {
  splitAudience,
  splitDays,
  splitDreadedQuestion,
  toOneLine,
  splitPerson,
  toListRows,
  splitStories,
  splitTitle,
} from "./split-legacy-answers.ts";

type LegacyTool = {
  /** Former questions, and the question that holds their answer now. */
  readonly ids: Readonly<Record<string, string>>;
  /** Questions that take a row for each item now. */
  readonly lists?: readonly string[];
  /** Questions that still take several lines. */
  readonly long?: readonly string[];
  /** What is certainly two facts in one answer. */
  readonly splits?: readonly ((answers: Answers) => Answers)[];
};

/** How each tool asked before every fact had a field of its own; tools that are absent know no other ids. */
const legacyTools: Readonly<Record<string, LegacyTool>> = {
  brandBio: {
    ids: { audience: "serves", result: "known", place: "appears" },
    lists: ["proof"],
  },
  careerPositioning: { ids: { known: "calledFor", evidence: "results" }, lists: ["results"] },
  offerPower: { ids: { timing: "whyNow" }, lists: ["included"], splits: [splitAudience] },
  payAsk: {
    ids: { ask: "sum", evidence: "results", timing: "decideBy" },
    lists: ["results"],
    splits: [splitTitle],
  },
  exitStrategy: {
    ids: { timing: "lastDay", private: "withhold" },
    lists: ["protect", "handover", "withhold"],
    splits: [splitDays],
  },
  brandVoice: {
    ids: { audience: "reader" },
    lists: ["words", "refuse", "beliefs"],
    long: ["sample"],
  },
  elevatorPitch: { ids: { who: "role", audience: "help" } },
  plan30_60_90: {
    ids: { stakeholders: "people" },
    lists: ["people", "success"],
    long: ["description"],
  },
  interviewBank: {
    ids: { accomplishments: "story1Did" },
    long: ["description"],
    splits: [splitStories, splitDreadedQuestion],
  },
  networkingHub: { ids: { who: "role", why: "know" } },
  strategyPrep: { ids: { stakes: "stake", constraints: "limits" }, lists: ["options", "limits"] },
};

/**
 * Answers as the tool asks today. Only what is certain is split, the rest stands whole in the nearest field; answers
 * to today's questions come back as they are.
 */
export function migrateLegacyAnswers(tool: string, original: Answers): Answers {
  const answers = tool === "brandBio" ? splitPerson(original) : original;
  const known = Object.hasOwn(legacyTools, tool) ? legacyTools[tool] : undefined;
  if (!known || !Object.keys(answers).some((id) => Object.hasOwn(known.ids, id))) return answers;
  const { lists = [], long = [], splits: apart = [] } = known;
  const moved = apart.reduce((rest, split) => split(rest), toCurrentIds(tool, answers));
  return Object.fromEntries(
    Object.entries(moved).map(([id, text]) => {
      if (long.includes(id)) return [id, text];
      return [id, lists.includes(id) ? toListRows(text) : toOneLine(text)];
    }),
  );
}

/** The id that a question has today. */
export function currentQuestionId(tool: string, id: string): string {
  const ids = Object.hasOwn(legacyTools, tool) ? (legacyTools[tool]?.ids ?? {}) : {};
  return Object.hasOwn(ids, id) ? (ids[id] ?? id) : id;
}

function toCurrentIds(tool: string, answers: Answers): Answers {
  const moved: Record<string, string> = {};
  for (const [id, text] of Object.entries(answers)) {
    const place = currentQuestionId(tool, id);
    moved[place] = [moved[place] ?? "", text].filter((part) => part.trim() !== "").join("\n");
  }
  return moved;
}
