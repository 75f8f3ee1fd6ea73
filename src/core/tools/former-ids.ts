import { type Answers } from "#core/tools/definition.ts";
import {
  audienceApart,
  daysApart,
  dreadApart,
  oneLine,
  personApart,
  rows,
  stories,
  titleApart,
} from "./former-splits.ts";

type Former = {
  /** Former questions, and the question that holds their answer now. */
  readonly ids: Readonly<Record<string, string>>;
  /** Questions that take a row for each item now. */
  readonly lists?: readonly string[];
  /** Questions that still take several lines. */
  readonly long?: readonly string[];
  /** What is certainly two facts in one answer. */
  readonly apart?: readonly ((answers: Answers) => Answers)[];
};

/** How each tool asked before every fact had a field of its own; tools that are absent know no other ids. */
const former: Readonly<Record<string, Former>> = {
  brandBio: {
    ids: { audience: "serves", result: "known", place: "appears" },
    lists: ["proof"],
  },
  careerPositioning: { ids: { known: "calledFor", evidence: "results" }, lists: ["results"] },
  offerPower: { ids: { timing: "whyNow" }, lists: ["included"], apart: [audienceApart] },
  payAsk: {
    ids: { ask: "sum", evidence: "results", timing: "decideBy" },
    lists: ["results"],
    apart: [titleApart],
  },
  exitStrategy: {
    ids: { timing: "lastDay", private: "withhold" },
    lists: ["protect", "handover", "withhold"],
    apart: [daysApart],
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
    apart: [stories, dreadApart],
  },
  networkingHub: { ids: { who: "role", why: "know" } },
  strategyPrep: { ids: { stakes: "stake", constraints: "limits" }, lists: ["options", "limits"] },
};

/**
 * Answers as the tool asks today. Only what is certain is split, the rest stands whole in the nearest field; answers
 * to today's questions come back as they are.
 */
export function fromFormer(tool: string, given: Answers): Answers {
  const answers = tool === "brandBio" ? personApart(given) : given;
  const known = Object.hasOwn(former, tool) ? former[tool] : undefined;
  if (!known || !Object.keys(answers).some((id) => Object.hasOwn(known.ids, id))) return answers;
  const { lists = [], long = [], apart = [] } = known;
  const moved = apart.reduce((rest, split) => split(rest), inPlace(tool, answers));
  return Object.fromEntries(
    Object.entries(moved).map(([id, text]) => {
      if (long.includes(id)) return [id, text];
      return [id, lists.includes(id) ? rows(text) : oneLine(text)];
    }),
  );
}

/** The id that a question has today. */
export function presentId(tool: string, id: string): string {
  const ids = Object.hasOwn(former, tool) ? (former[tool]?.ids ?? {}) : {};
  return Object.hasOwn(ids, id) ? (ids[id] ?? id) : id;
}

function inPlace(tool: string, answers: Answers): Answers {
  const moved: Record<string, string> = {};
  for (const [id, text] of Object.entries(answers)) {
    const place = presentId(tool, id);
    moved[place] = [moved[place] ?? "", text].filter((part) => part.trim() !== "").join("\n");
  }
  return moved;
}
