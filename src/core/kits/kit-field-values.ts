import { formatAmount } from "#core/record/amount.ts";
import type { PersonalRecord, RecordedNegotiation } from "#core/record/personal-record.ts";
import { parseResult } from "#core/result/result-text.ts";
import { itemsOf, sectionText } from "#core/result/result.ts";
import { sharedFacts } from "#core/tools/lists/shared-facts.ts";
import { findKit, type KitId } from "./kits.ts";

/** The member’s words for one field of a kit. */
export type KitFieldValue = {
  readonly field: string;
  /** How the page names them: “Career win 2”. */
  readonly label: string;
  readonly text: string;
};

/** Answers given to one tool; in a list, the newest first. */
export type ToolAnswers = {
  readonly tool: string;
  readonly answers: Readonly<Record<string, string>>;
};

export type KitFillData = {
  readonly record: PersonalRecord;
  readonly toolAnswers: readonly ToolAnswers[];
  /** The newest saved Strategy Prep as a text; "" without one. */
  readonly strategyPrep: string;
};

const maxWins = 5;

/** The fields that ask for a fact which tools ask for too, by the fact's name. */
const factFields = [
  { field: "role", label: "Your role", fact: "role" },
  { field: "audience", label: "Whom you serve", fact: "serves" },
  { field: "proof", label: "Your proof", fact: "proof" },
] as const;

/** The next step is no ask of the negotiation log, so a kit that asks for it takes the answer to this question. */
const nextAskQuestions = { elevatorPitch: "next" };

/** The member’s own words for the fields of a kit, by the fields' names. What was never answered is not there. */
export function kitFieldValues(
  id: KitId,
  { record, toolAnswers, strategyPrep: prep }: KitFillData,
): readonly KitFieldValue[] {
  const kit = findKit(id);
  const wins = record.wins.slice(0, maxWins).map(({ title, description }, at) => ({
    field: `win-${at + 1}`,
    label: `Career win ${at + 1}`,
    text: joinSentences(title, description ?? ""),
  }));
  const isNextStep = kit?.asksFor === "next step";
  const ask = isNextStep ? findLatestAnswer(toolAnswers, nextAskQuestions) : findOpenAsk(record);
  const words: readonly KitFieldValue[] = [
    ...factFields.map(({ field, label, fact }) => ({
      field,
      label,
      text: findLatestAnswer(toolAnswers, sharedFacts[fact]),
    })),
    ...wins,
    { field: "position", label: "Your power position", text: record.powerPosition.trim() },
    { field: "ask", label: "Your ask", text: ask },
    ...(kit?.kind === "session" ? strategyPrepFields(prep) : []),
  ];
  return words.filter(({ text }) => text !== "");
}

/** The latest answer to any of these questions, a list's rows in one line. */
function findLatestAnswer(
  toolAnswers: readonly ToolAnswers[],
  questions: Readonly<Record<string, string>> | undefined = {},
): string {
  for (const { tool, answers } of toolAnswers) {
    const questionId = Object.hasOwn(questions, tool) ? questions[tool] : undefined;
    const rows = (questionId === undefined ? "" : (answers[questionId] ?? "")).split("\n");
    const text = rows.flatMap((row) => row.trim() || []).join("; ");
    if (text !== "") return text;
  }
  return "";
}

/** The newest ask that is not settled, with its amount where the words do not hold it. */
function findOpenAsk({ negotiations }: PersonalRecord): string {
  const open = negotiations.find(({ status }) => status === "pending" || status === "in_progress");
  return open ? formatAsk(open) : "";
}

function formatAsk({ request, amountCents }: RecordedNegotiation): string {
  const amount = amountCents === null ? "" : formatAmount(amountCents);
  const words = request.trim();
  return amount === "" || words.includes(amount) ? words : `${words}, ${amount}`;
}

function joinSentences(title: string, description: string): string {
  const [first, second] = [title.trim(), description.trim()];
  if (first === "" || second === "") return first + second;
  return /[.:;?…]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** The parts of a Strategy Prep, for the brief that a member brings to the hour. */
function strategyPrepFields(prep: string): KitFieldValue[] {
  const { sections } = parseResult(prep);
  const part = (label: string) => sections.find((section) => section.label === label);
  const words = (label: string) => {
    const section = part(label);
    return section ? sectionText(section).trim() : "";
  };
  const questions = part("Three questions to bring");
  return [
    { field: "decision", label: "The decision", text: words("The decision") },
    { field: "facts-known", label: "What you know", text: words("What you know") },
    {
      field: "facts-open",
      label: "What you need to find out",
      text: words("What you need to find out"),
    },
    ...(questions ? itemsOf(questions) : []).slice(0, 3).map((text, at) => ({
      field: `question-${at + 1}`,
      label: `Question ${at + 1}`,
      text,
    })),
    {
      field: "outcome",
      label: "What you want from the hour",
      text: words("What you want from the hour"),
    },
  ];
}
