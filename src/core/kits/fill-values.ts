import { sayAmount } from "#core/record/amount.ts";
import type { PersonalRecord, RecordedNegotiation } from "#core/record/record.ts";
import { parseResult } from "#core/result/result-text.ts";
import { itemsOf, wordsOf } from "#core/result/result.ts";
import type { KitId } from "./kits.ts";

/** Words of hers for one field of a kit. */
export type FieldWords = {
  readonly field: string;
  /** What they are to her: “Career win 2”. */
  readonly label: string;
  readonly text: string;
};

/** What she told a tool, newest first. */
export type Told = {
  readonly tool: string;
  readonly answers: Readonly<Record<string, string>>;
};

export type OwnWords = {
  readonly record: PersonalRecord;
  readonly told: readonly Told[];
  /** Her newest saved Strategy Prep as a text; "" without one. */
  readonly prep: string;
};

const mostWins = 5;

/** Which questions of which tools ask for what these fields ask. */
const askedBy: Readonly<Record<string, readonly (readonly [tool: string, question: string])[]>> = {
  role: [
    ["brandBio", "role"],
    ["careerPositioning", "role"],
    ["resumeRewrite", "role"],
  ],
  audience: [
    ["brandBio", "audience"],
    ["offerPower", "audience"],
    ["elevatorPitch", "audience"],
    ["brandVoice", "audience"],
  ],
  proof: [
    ["brandBio", "proof"],
    ["elevatorPitch", "result"],
  ],
};

/** What she wants next is no ask of her negotiation log, so in that kit it is read from where she was asked it. */
const nextAskedBy = [["elevatorPitch", "next"]] as const;

/** Her own words for the fields of a kit, by the fields' names. What she never said is not there. */
export function fillValues(kit: KitId, { record, told, prep }: OwnWords): readonly FieldWords[] {
  const wins = record.wins.slice(0, mostWins).map(({ title, description }, at) => ({
    field: `win-${at + 1}`,
    label: `Career win ${at + 1}`,
    text: sentences(title, description ?? ""),
  }));
  const ask = kit === "power-bio-builder" ? lastTold(told, nextAskedBy) : openAsk(record);
  const words: readonly FieldWords[] = [
    { field: "role", label: "Your role", text: lastTold(told, askedBy["role"]) },
    { field: "audience", label: "Whom you serve", text: lastTold(told, askedBy["audience"]) },
    { field: "proof", label: "Your proof", text: lastTold(told, askedBy["proof"]) },
    ...wins,
    { field: "position", label: "Your power position", text: record.powerPosition.trim() },
    { field: "ask", label: "Your ask", text: ask },
    ...(kit === "private-strategy-session" ? prepared(prep) : []),
  ];
  return words.filter(({ text }) => text !== "");
}

function lastTold(
  told: readonly Told[],
  questions: readonly (readonly [tool: string, question: string])[] = [],
): string {
  for (const { tool, answers } of told) {
    const asked = questions.find(([one]) => one === tool);
    const text = asked ? (answers[asked[1]] ?? "").trim() : "";
    if (text !== "") return text;
  }
  return "";
}

/** The newest ask that is not settled: what she asks for, with its amount where the words do not hold it. */
function openAsk({ negotiations }: PersonalRecord): string {
  const open = negotiations.find(({ status }) => status === "pending" || status === "in_progress");
  return open ? wordsOfAsk(open) : "";
}

function wordsOfAsk({ request, amountCents }: RecordedNegotiation): string {
  const amount = amountCents === null ? "" : sayAmount(amountCents);
  const words = request.trim();
  return amount === "" || words.includes(amount) ? words : `${words}, ${amount}`;
}

function sentences(title: string, description: string): string {
  const [first, second] = [title.trim(), description.trim()];
  if (first === "" || second === "") return first + second;
  return /[.:;?…]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** The parts of a Strategy Prep, for the brief that she brings to the hour. */
function prepared(prep: string): FieldWords[] {
  const { sections } = parseResult(prep);
  const part = (label: string) => sections.find((section) => section.label === label);
  const words = (label: string) => {
    const section = part(label);
    return section ? wordsOf(section).trim() : "";
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
