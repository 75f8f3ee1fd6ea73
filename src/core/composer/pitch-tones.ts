import type { PitchFacts } from "./pitch-facts.ts";
import { type Register, registerOf } from "./pitch-registers.ts";
import { resultLines } from "./pitch-results.ts";
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

/** The classic version: who she is, whom she works for, what changed, what she wants. */
export function classicLines(facts: PitchFacts, tone: string): readonly Line[] {
  const register = registerOf(tone);
  const opened = opensOnPeople(facts, register);
  const served =
    facts.helped === null || opened !== null
      ? []
      : [
          filler(register.bridges.people, 9.5),
          line(2, register.serves(facts.helped, facts.helping)),
        ];
  const own = facts.helped === null && facts.serving !== null ? [line(2, facts.serving)] : [];
  const results = resultLines(facts.results, register.labelled ? "label" : "went");
  const shown = results.length > 0 ? [filler(register.bridges.result, 8), ...results] : [];
  const middle = register.resultFirst
    ? [...shown, ...served, ...own]
    : [...served, ...own, ...shown];
  return finish(
    [...(opened ?? whoLines(facts, register)), ...middle, ...askLines(facts, register, false)],
    register,
  );
}

/** The casual version: the people and their problem first. */
export function casualLines(facts: PitchFacts, tone: string): readonly Line[] {
  const register = registerOf(tone);
  const { helped } = facts;
  const results = resultLines(facts.results, register.labelled ? "label" : "asked");
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

/** "I’m Lupe, and I do this work for …" opens a register that begins with the people; null in any other. */
function opensOnPeople(facts: PitchFacts, register: Register): Line[] | null {
  const { name, post, helped } = facts;
  if (register.opensOn !== "people" || name === null || post === null || helped === null)
    return null;
  const [, ...rest] = whoLines(facts, register);
  return [
    line(0, `I’m ${name}, and I do this work for ${helped}`),
    line(1, `I’m ${post}`),
    ...rest,
  ];
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
  if (years !== null && (facts.seat === null || register.opensOn === "years"))
    lines.push(line(6, before === undefined ? sayYears(years) : `${sayYears(years)}; ${before}`));
  for (const text of story)
    if (text !== before || years === null || (facts.seat !== null && register.opensOn !== "years"))
      lines.push(line(5, text));
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
  if (asked && question === null && meeting === null) {
    lines.push(filler(register.bridges.close, 10));
    if (wants.length > 0) lines.push(filler(register.bridges.support, 9.8));
  }
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
