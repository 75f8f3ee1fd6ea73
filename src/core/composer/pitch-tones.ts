import type { PitchFacts } from "./pitch-facts.ts";
import { capitalise, sentence, stripPeriod } from "#core/language/phrase.ts";
import { findDates } from "#core/language/dates.ts";
import { writeOut } from "#core/language/formal.ts";
import { withContractions } from "#core/language/tact.ts";

/** One line of a pitch. `rank` says what goes first when time is short (0 stays); `filler` lines only stand when there is time. */
export type Line = {
  readonly rank: number;
  readonly text: string;
  readonly long?: string;
  readonly filler?: true;
};

type Register = {
  readonly opening: (name: string | null, post: string) => string;
  readonly serves: (helped: string, verb: string) => string;
  /** The first line of the casual version. */
  readonly scene: (helped: string, verb: string) => string;
  readonly seat: (seat: string, years: string | null) => string;
  /** Whether the result comes before the people she helps. */
  readonly resultFirst: boolean;
  readonly contracted: boolean;
  readonly bridges: Bridges;
};

/** Spoken turns for a pitch of a minute; they carry no fact. */
type Bridges = {
  readonly begin: string;
  readonly people: string;
  readonly result: string;
  readonly ask: string;
  readonly close: string;
};

const plainSeat = (seat: string, years: string | null) =>
  years === null
    ? `My next seat is ${seat}`
    : `After ${years}${/\s(?:in|as|of)\s/.test(years) ? "" : " in this work"}, ${seat} is next`;

const registers = {
  "Warm Confidence": {
    opening: named,
    serves: (helped, verb) => `I ${verb} ${helped}`,
    scene: (helped, verb) => `You know ${helped}? I ${verb} them`,
    seat: plainSeat,
    resultFirst: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "Let me tell you who that is for.",
      result: "Here is what that looks like.",
      ask: "Here is what I am asking for.",
      close: "I am glad to tell you more.",
    },
  },
  Conversational: {
    opening: named,
    serves: (helped, verb) => `I ${verb} ${helped}`,
    scene: (helped) => `You know ${helped}? That’s who I work for`,
    seat: (seat, years) =>
      years === null ? `I’m going for ${seat}` : `I have ${years} in, and I’m going for ${seat}`,
    resultFirst: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "You may know the people I work for.",
      result: "Here’s how that is going.",
      ask: "So here’s what I need.",
      close: "Ask me anything.",
    },
  },
  "Confident & Direct": {
    opening: named,
    serves: (helped) => `My work is for ${helped}`,
    scene: (helped, verb) => `${capitalise(helped)}: I ${verb} them`,
    seat: plainSeat,
    resultFirst: true,
    contracted: false,
    bridges: {
      begin: "That is who this is about.",
      people: "This is who I do it for.",
      result: "These are the results.",
      ask: "This is the ask.",
      close: "That is my ask.",
    },
  },
  "Story-Driven": {
    opening: named,
    serves: (helped) => `The people I work for are ${helped}`,
    scene: (helped, verb) => `Picture ${helped}. I ${verb} them`,
    seat: plainSeat,
    resultFirst: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "Let me tell you who I work for.",
      result: "Here is where that work stands.",
      ask: "This is where you come in.",
      close: "That is the story so far, and the next part is yours.",
    },
  },
  "Technical & Precise": {
    opening: named,
    serves: (helped) => `My work is for ${helped}`,
    scene: (helped) => `The work is for ${helped}`,
    seat: plainSeat,
    resultFirst: true,
    contracted: false,
    bridges: {
      begin: "That is who this is about.",
      people: "This is who the work is for.",
      result: "This is the measured result.",
      ask: "This is the request.",
      close: "I can walk you through the data.",
    },
  },
  Heartfelt: {
    opening: named,
    serves: (helped) => `I do this work for ${helped}`,
    scene: (helped) => `It starts with ${helped}. I do this work for them`,
    seat: plainSeat,
    resultFirst: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "There are people I carry with me.",
      result: "This is what changed for them.",
      ask: "Here is what would help them most.",
      close: "Thank you for hearing it.",
    },
  },
} satisfies Record<string, Register>;

function named(name: string | null, post: string): string {
  return name === null ? `I’m ${post}` : `I’m ${name}, ${post}`;
}

function isRegister(tone: string): tone is keyof typeof registers {
  return Object.hasOwn(registers, tone);
}

/** The classic version: who she is, whom she works for, what changed, what she wants. */
export function classicLines(facts: PitchFacts, tone: string): readonly Line[] {
  const register: Register = registers[isRegister(tone) ? tone : "Warm Confidence"];
  const served =
    facts.helped === null
      ? []
      : [
          filler(register.bridges.people, 9.5),
          line(2, register.serves(facts.helped, facts.helping)),
        ];
  const results = resultLines(facts, false);
  const middle = register.resultFirst
    ? [...results, ...served]
    : [...served, ...(results.length > 0 ? [filler(register.bridges.result, 8), ...results] : [])];
  return finish(
    [...whoLines(facts, register), ...middle, ...askLines(facts, register, false)],
    register,
  );
}

/** The casual version: the people and their problem first. */
export function casualLines(facts: PitchFacts, tone: string): readonly Line[] {
  const register: Register = registers[isRegister(tone) ? tone : "Warm Confidence"];
  const { helped } = facts;
  const results = resultLines(facts, true);
  const who = whoLines({ ...facts, trade: helped === null ? null : facts.trade }, register);
  const bridged = results.length > 0 ? [filler(register.bridges.result, 8), ...results] : [];
  const scene =
    helped === null
      ? ""
      : helped.split(" ").length < 3
        ? `${capitalise(helped)}: that is who I work for`
        : register.scene(helped, facts.helping);
  if (helped !== null)
    return finish(
      [
        line(1, scene),
        filler(register.bridges.begin, 9),
        ...who,
        ...bridged,
        ...askLines(facts, register, true),
      ],
      register,
    );
  if (facts.trade !== null) {
    const trade = facts.trade.replace(/^I work (?:on|in) /, "");
    const last = facts.post === null ? [] : whoLines({ ...facts, trade: null }, register);
    return finish(
      [
        line(
          0,
          `${capitalise(trade)}: that is ${facts.trade.startsWith("I work on") ? "what I work on" : "where I work"}`,
        ),
        ...last,
        ...bridged,
        ...askLines(facts, register, true),
      ],
      register,
    );
  }
  return finish(
    results.length > 0
      ? [...results.slice(0, 1), ...who, ...results.slice(1), ...askLines(facts, register, true)]
      : [...who, ...askLines(facts, register, true)],
    register,
  );
}

function whoLines(facts: PitchFacts, register: Register): Line[] {
  const { name, post, trade, years } = facts;
  const [first, ...others] = facts.story;
  const lines: Line[] = [];
  if (post !== null) lines.push(line(0, register.opening(name, post)));
  else if (trade !== null) lines.push(line(0, name === null ? trade : `I’m ${name}, and ${trade}`));
  else if (first !== undefined)
    lines.push(line(0, name === null ? first : introduced(name, first)));
  else if (name !== null) lines.push(line(0, `I’m ${name}`));
  if (post !== null && trade !== null) lines.push(line(1, trade));
  const story = post === null && trade === null ? others : facts.story;
  const before = story.find((text) => /^before (?:that|this)\b/i.test(text));
  if (years !== null && facts.seat === null)
    lines.push(line(6, before === undefined ? sayYears(years) : `${sayYears(years)}; ${before}`));
  for (const text of story)
    if (text !== before || years === null || facts.seat !== null) lines.push(line(5, text));
  return lines;
}

function introduced(name: string, first: string): string {
  return /^I am (?!\p{Ll}+ing\b)/u.test(first)
    ? first.replace(/^I am /, `I’m ${name}, `)
    : `I’m ${name}, and ${first}`;
}

function sayYears(years: string): string {
  return `I have ${years}${/\s(?:in|as|of|at|with)\s/.test(years) ? "" : " in this work"}`;
}

/** Results said aloud; the casual version asks and answers: "Expedite freight? Down $640,000." */
function resultLines({ results }: PitchFacts, casual: boolean): Line[] {
  return results.map(({ kind, text }, at) => {
    const rank = at === 0 ? 1 : 3 + at / 10;
    const moved = /^(?:the )?(?<noun>[^,]+?) (?<way>went|fell|rose) (?<rest>.+)$/u.exec(
      text,
    )?.groups;
    if (casual && kind === "change" && moved && !text.startsWith("I ")) {
      const way =
        moved["way"] === "fell" && !(moved["rest"] ?? "").startsWith("from")
          ? "down "
          : moved["way"] === "rose" && !(moved["rest"] ?? "").startsWith("from")
            ? "up "
            : "";
      return line(
        rank,
        `${capitalise(moved["noun"] ?? "")}? ${capitalise(`${way}${moved["rest"]}`)}`,
      );
    }
    const pair =
      /^(?<noun>.+?) (?:went|fell|rose) from (?<from>.+?) to (?<to>[\d$€£][\d,.]*[%kKMB]?)(?<span> .+)?$/u.exec(
        text,
      )?.groups;
    if (kind === "change" && pair && !text.startsWith("I ")) {
      const many = (pair["noun"] ?? "").endsWith("s");
      const long = `${capitalise(pair["noun"] ?? "")} ${many ? "were" : "was"} at ${pair["from"]}. ${many ? "They" : "It"} went to ${pair["to"]}${pair["span"] ?? ""}`;
      return { ...line(rank, text), long };
    }
    return line(
      rank,
      kind === "award" ? `I hold ${text}` : kind === "work" ? `The work is ${text}` : text,
    );
  });
}

function askLines(facts: PitchFacts, register: Register, casual: boolean): Line[] {
  const { seat, wants, dates, question, meeting, years, inRoom } = facts;
  const asked = seat !== null || wants.length > 0 || meeting !== null;
  const here = inRoom ? " here" : "";
  const lines: Line[] = asked ? [filler(register.bridges.ask, 7.5)] : [];
  if (seat !== null) lines.push(line(1.5, register.seat(seat, years)));
  for (const [at, want] of wants.entries()) lines.push(line(at === 0 ? 1 : 4, want));
  for (const text of dates) lines.push(line(2.5, text));
  if (meeting !== null && casual && /^(?:people|those|anyone|someone) /.test(meeting))
    lines.push(line(1, `Do you know anyone ${meeting.replace(/^\S+ /, "")}?`));
  else if (meeting !== null)
    lines.push(
      line(/\b(?:their|them|its)\b/.test(meeting) ? 1.8 : 1, `I want to meet ${meeting}`),
      line(7, `Who should I talk to${here}?`),
    );
  if (question !== null) lines.push(line(1, question));
  const echo = echoOf(wants[0] ?? "", [...dates, ...wants]);
  if (echo !== null) lines.push(filler(echo, 7));
  if (asked && question === null && meeting === null)
    lines.push(filler(register.bridges.close, 10));
  return lines;
}

/** The ask once more with its date, in words a listener can repeat. */
function echoOf(want: string, said: readonly string[]): string | null {
  const asked = /^I (?:want|need|am asking for|am looking for) (?!to\b)(?<what>.+)$/u.exec(want)
    ?.groups?.["what"];
  const [date] = findDates(said.join(". "));
  return asked === undefined || date === undefined || asked.includes(date)
    ? null
    : `The part to remember: ${asked}, ${date}.`;
}

function line(rank: number, text: string): Line {
  return { rank, text };
}

function filler(text: string, rank: number): Line {
  return { rank, text, filler: true };
}

function finish(lines: readonly Line[], register: Register): Line[] {
  return lines.map((one) => {
    const said = one.text.endsWith("?") ? capitalise(one.text) : sentence(stripPeriod(one.text));
    return {
      ...one,
      text: inVoice(said, register),
      ...(one.long === undefined ? {} : { long: inVoice(sentence(one.long), register) }),
    };
  });
}

function inVoice(text: string, { contracted }: Register): string {
  return contracted ? withContractions(text) : writeOut(text);
}
