import type { ExitTiming } from "./exit-strategy-timing.ts";

export type ExitFacts = {
  readonly role: string;
  readonly employer: string;
  readonly timing: ExitTiming;
  readonly manager: string;
};

/** How a tone gives notice, speaks to the team, and closes. */
export type ExitTone = {
  readonly notice: (facts: ExitFacts) => string;
  readonly handover: (items: string) => string;
  readonly managerClose: string;
  readonly team: (facts: ExitFacts) => string;
  readonly teamHandover: (items: string, span: string) => string;
  readonly teamClose: string;
  readonly formal: boolean;
};

function asRole({ role }: ExitFacts): string {
  return role === "" ? "" : ` as ${role}`;
}

/** "My last day will be Friday, March 26", or nothing when she has not said. */
function lastDay({ timing }: ExitFacts, verb: string): string {
  return timing.lastDay === "" ? "" : `My last day ${verb} ${timing.lastDay}`;
}

function owed({ timing: { period, source } }: ExitFacts, joint: string): string {
  if (period === "") return "";
  if (source === "") return `, with ${noticeOf(period)}`;
  const written =
    source === "policy"
      ? "that policy asks for"
      : `in ${/^(?:contract|agreement)$/.test(source) ? "my" : "the"} ${source}`;
  return `${joint} the ${period} ${written}`;
}

function noticeOf(period: string): string {
  return `${period}${period.startsWith("one ") ? "’s" : "’"} notice`;
}

function sentences(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => `${part}.`)
    .join(" ");
}

function leave({ employer }: ExitFacts): string {
  return employer === "" ? "I am leaving" : `I am leaving ${employer}`;
}

const warm: ExitTone = {
  notice: (facts) =>
    sentences(
      `I want to tell you this directly: I am giving notice${asRole(facts)}`,
      lastDay(facts, "will be") === ""
        ? ""
        : `${lastDay(facts, "will be")}${owed(facts, ", which keeps")}`,
    ),
  handover: (items) => `Before I go, I will hand over ${items}.`,
  managerClose:
    "I want this to be orderly for you, and you will have a written plan for it from me.",
  team: (facts) =>
    sentences(`I want you to hear this from me: ${leave(facts)}`, lastDay(facts, "is")),
  teamHandover: (items, span) =>
    `${span} I will hand over ${items}, and you will hear from me who takes what as soon as it is settled.`,
  teamClose: "Bring me your questions while I am here.",
  formal: false,
};

const formal: ExitTone = {
  notice: (facts) =>
    sentences(
      `Please accept this as notice of my resignation${asRole(facts)}`,
      lastDay(facts, "will be") === ""
        ? ""
        : `${lastDay(facts, "will be")}${owed(facts, ", in keeping with")}`,
    ),
  handover: (items) => `I will hand over ${items}.`,
  managerClose: "A written hand-over plan will follow.",
  team: (facts) => sentences(leave(facts), lastDay(facts, "is")),
  teamHandover: (items, span) =>
    `${span} I will hand over ${items}. You will be told who takes each part as soon as it is settled.`,
  teamClose: "Please bring me your questions before then.",
  formal: true,
};

const diplomatic: ExitTone = {
  notice: (facts) =>
    sentences(
      `I wanted you to hear this from me first: I am resigning${asRole(facts)}`,
      lastDay(facts, "will be") === ""
        ? ""
        : `${lastDay(facts, "will be")}${owed(facts, ", which respects")}`,
    ),
  handover: (items) => `I would like to agree with you how I hand over ${items}.`,
  managerClose: "Let us settle together who is told, and in what order.",
  team: (facts) =>
    sentences(`I have news of my own to share: ${leave(facts)}`, lastDay(facts, "is")),
  teamHandover: (items, span) =>
    `${span} I will hand over ${items}, and each of you will know where to turn before I go.`,
  teamClose: "I would welcome your questions in the meantime.",
  formal: false,
};

const brief: ExitTone = {
  notice: (facts) =>
    sentences(
      facts.timing.period === ""
        ? `I am giving notice${asRole(facts)}`
        : `I am giving ${noticeOf(facts.timing.period)}${asRole(facts)}`,
      lastDay(facts, "is"),
    ),
  handover: (items) => `I will hand over ${items}.`,
  managerClose: "",
  team: (facts) => sentences(leave(facts), lastDay(facts, "is")),
  teamHandover: (items) => `I will hand over ${items} before then.`,
  teamClose: "Questions to me until then.",
  formal: false,
};

const collaborative: ExitTone = {
  notice: (facts) =>
    sentences(
      `I am giving notice${asRole(facts)}, and I would like us to plan the hand-over together`,
      lastDay(facts, "will be") === ""
        ? ""
        : `${lastDay(facts, "will be")}${owed(facts, ", after")}`,
    ),
  handover: (items) => `From my side, this is what there is to hand over: ${items}.`,
  managerClose: "Tell me who should take each part, and I will work with them.",
  team: (facts) =>
    sentences(`${leave(facts)}, and I want us to use the time well`, lastDay(facts, "is")),
  teamHandover: (items, span) =>
    `${span} we will hand over ${items} together, so that each part has someone you can go to.`,
  teamClose: "Tell me what you need from me before I go.",
  formal: false,
};

const technical: ExitTone = {
  notice: (facts) =>
    sentences(
      `This is my notice of resignation${asRole(facts)}`,
      [
        facts.timing.notice === "" ? "" : `Date of notice: ${boundDate(facts.timing)}`,
        facts.timing.period === ""
          ? ""
          : `notice period: ${facts.timing.period}${facts.timing.source === "" ? "" : ` (${facts.timing.source})`}`,
        facts.timing.lastDay === "" ? "" : `last day: ${facts.timing.lastDay}`,
      ]
        .filter((part) => part !== "")
        .join("; ")
        .replace(/^./, (letter) => letter.toUpperCase()),
    ),
  handover: (items) => `To be handed over: ${items}.`,
  managerClose: "A dated plan for the hand-over comes with this.",
  team: (facts) => sentences(leave(facts), lastDay(facts, "is")),
  teamHandover: (items, span) =>
    `${span} these are handed over: ${items}. The name for each will be on one list.`,
  teamClose: "Send me open questions by then, in writing, so that the answers stay with you.",
  formal: false,
};

export function boundDate({ notice, noticeBound }: ExitTiming): string {
  return noticeBound === "" ? notice : `${noticeBound} ${notice}`;
}

const tones: Readonly<Record<string, ExitTone>> = {
  "Executive Formal": formal,
  Diplomatic: diplomatic,
  "Professional & Brief": brief,
  Collaborative: collaborative,
  "Technical & Precise": technical,
};

export function exitTone(tone: string): ExitTone {
  return tones[tone] ?? warm;
}
