import { writeOut } from "#core/language/formal.ts";
import { given } from "#core/language/given.ts";
import { joinSentences } from "#core/language/joined.ts";
import { capitalise, joinAnd, sentence } from "#core/language/phrase.ts";
import { privateTerms } from "#core/language/private-terms.ts";
import { type Block, bullets, paragraph, type Result, type Section } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";
import { type HandoverItem, readHandover, sayItems } from "./exit-strategy-handover.ts";
import { planHandover } from "./exit-strategy-plan.ts";
import { type Protected, readProtected } from "./exit-strategy-protect.ts";
import { type ExitReason, readReason } from "./exit-strategy-reason.ts";
import { readExitTiming, spellSlashDates } from "./exit-strategy-timing.ts";
import { type ExitFacts, type ExitTone, exitTone } from "./exit-strategy-tone.ts";
import { wholeResult } from "./whole-result.ts";

type Leaving = {
  readonly facts: ExitFacts;
  readonly reason: ExitReason;
  readonly items: readonly HandoverItem[];
  readonly kept: Protected;
};

/** Everything for leaving well; what is nobody’s business and what she will not discuss appear nowhere. */
export function composeExitStrategy({ answers, tone: name }: Material): Result {
  const tone = exitTone(name);
  const finish = tone.formal ? writeOut : (text: string) => text;
  const privateText = given(answers, "private");
  const hidden = privateTerms(privateText);
  const timing = readExitTiming(spellSlashDates(given(answers, "timing")));
  const protect = spellSlashDates(given(answers, "protect")).replace(
    /\brelaci[oó]n con mi jef[ae]\b/giu,
    "my relationship with my boss",
  );
  const leaving: Leaving = {
    reason: readReason(given(answers, "reason"), hidden, privateText),
    items: readHandover(given(answers, "handover"), hidden),
    kept: readProtected(protect, timing, hidden),
    facts: { role: "", employer: "", timing, manager: "" },
  };
  const full = { ...leaving, facts: { ...leaving.reason, timing, manager: leaving.kept.manager } };
  const dated = timing.lastDay !== "" || timing.notice !== "" || timing.period !== "";
  const why = whyLine(full);
  const plan = planned(full);
  const list = (items: readonly string[]) => bullets(items.map(finish));
  const sections: readonly (Section | null)[] = [
    dated ? { label: "Message to your manager", blocks: toManager(full, tone, finish) } : null,
    dated ? { label: "Message to your team", blocks: toTeam(full, tone, finish) } : null,
    plan.length < 1 ? null : { label: "Hand-over plan", blocks: [list(plan)] },
    protect === "" ? null : { label: "Before you give notice", blocks: [list(checklist(full))] },
    why === "" ? null : { label: "Why did you leave", blocks: [paragraph(finish(why))] },
  ];
  return wholeResult({
    sections: sections.filter((one) => one !== null),
    missing: missing(full, dated, protect),
  });
}

function missing({ facts, items, reason }: Leaving, dated: boolean, protect: string): string[] {
  const { timing } = facts;
  return [
    reason.line === "" ? "the reason you are willing to give" : "",
    dated ? (timing.lastDay === "" ? "your last day" : "") : "your last day and the notice you owe",
    protect === "" ? "what you want to protect" : "",
    items.length === 0 ? "what you will hand over" : "",
  ].filter((request) => request !== "");
}

function toManager(
  { facts, items, kept, reason }: Leaving,
  tone: ExitTone,
  finish: (text: string) => string,
): Block[] {
  const open = items.filter(({ kind }) => kind === "open");
  const closed = items.filter(({ kind }) => kind !== "open");
  const handover = [
    open.length === 0 ? "" : tone.handover(sayItems(open)),
    ...closed.map(aloneLine),
  ];
  const reference = kept.managerIsReference
    ? "I would like to name you as a reference. Let us settle that before my last day."
    : "";
  return [
    facts.manager === "" ? "" : `${facts.manager},`,
    retiring(tone.notice(facts), reason),
    joinSentences(handover),
    reference,
    tone.managerClose,
  ]
    .filter((line) => line !== "")
    .map((line) => paragraph(finish(line)));
}

/** A matter of one person’s promotion or pay goes to the manager alone. */
function aloneLine({ text, aside, kind }: HandoverItem): string {
  const head = text.split(/\s(?:for|of|about|to|in|with)\s/)[0] ?? text;
  const many = /[^s]s$/.test(head) || / and /.test(head);
  return `${capitalise(text)}${aside === "" ? "" : `, ${aside},`} ${many ? "go" : "goes"} to you ${kind === "secure" ? "in person" : "alone, in writing"}.`;
}

function toTeam(
  { facts, items, reason }: Leaving,
  tone: ExitTone,
  finish: (text: string) => string,
): Block[] {
  const open = items.filter(({ kind }) => kind === "open");
  const { weeks, period } = facts.timing;
  const span = weeks > 1 && period.includes("week") ? `Over the next ${period},` : "Until then,";
  return [
    retiring(tone.team(facts), reason),
    joinSentences([
      open.length === 0
        ? ""
        : tone.teamHandover(sayItems(open.map((item) => ({ ...item, aside: "" }))), span),
      tone.teamClose,
    ]),
  ]
    .filter((line) => line !== "")
    .map((line) => paragraph(finish(line)));
}

/** Who retires does not resign. */
function retiring(text: string, { line }: ExitReason): string {
  if (!line.startsWith("I retired")) return text;
  return text
    .replace("resignation", "retirement")
    .replace("I am resigning", "I am retiring")
    .replace("I am leaving", "I am retiring");
}

function planned({ facts, items, kept }: Leaving): readonly string[] {
  const { timing } = facts;
  if (timing.lastDay === "" && timing.notice === "") return [];
  if (items.length === 0 && (timing.notice === "" || timing.lastDay === "")) return [];
  return planHandover(timing, items, kept);
}

function checklist({ facts, items, kept, reason }: Leaving): string[] {
  const { period, source } = facts.timing;
  const closed = items.filter(({ kind }) => kind === "personal");
  const clause =
    period === ""
      ? ""
      : `The ${source === "policy" ? "notice policy" : source === "" ? "notice you owe" : `notice clause in the ${source}`}, ${period}: read again, word for word.`;
  const lines = [
    ...kept.lines,
    clause,
    closed.length === 0
      ? ""
      : `${capitalise(joinAnd(closed.map(({ text }) => text)))}: written so that ${closed.length > 1 || (closed[0]?.text ?? "").endsWith("s") ? "they stand" : "it stands"} without you.`,
  ].filter((line) => line !== "");
  const spare = [
    items.length === 0
      ? ""
      : sentence(
          `The list of what you hand over is written: ${sayItems(items.map((item) => ({ ...item, aside: "" })))}`,
        ),
    reason.line === ""
      ? ""
      : "Your one line for why you leave is ready, and it is the only one you use.",
    "Both messages are read once more, and not yet sent.",
  ].filter((line) => line !== "");
  const filled = lines.length >= 3 ? lines : [...lines, ...spare.slice(0, 3 - lines.length)];
  return filled.slice(0, 8).map((line) => `[ ] ${line}`);
}

/** Her reason in one line. With none that may be said: that she chose to go, and what she handed over. */
function whyLine({ reason, items }: Leaving): string {
  if (reason.line !== "") return reason.line;
  const open = items.filter(({ kind }) => kind === "open").slice(0, 2);
  return open.length === 0
    ? ""
    : `I chose to leave, and I handed over ${sayItems(open.map((item) => ({ ...item, aside: "" })))} before I did.`;
}
