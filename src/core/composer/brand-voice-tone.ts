import { capitalise, joinAnd } from "#core/language/phrase.ts";
import type { Trait } from "./brand-voice-read.ts";

/** The facts of the essence: phrases without a stop, "" when she gave none. `line` is quoted and stands as a sentence. */
export type Essence = {
  readonly traits: readonly Trait[];
  readonly readers: string;
  readonly several: boolean;
  readonly remark: string;
  readonly line: string;
  readonly unlike: string;
};

/** How one tone words the guide. Her own words are the same in every tone. */
export type GuideTone = {
  readonly essence: (facts: Essence) => string[];
  /** A belief that states how things are, as a rule for a draft. */
  readonly beliefs: readonly string[];
  readonly rule: string;
  readonly gloss: (trait: Trait, gloss: string) => string;
  readonly habit: (rule: string, shown: string) => string;
  readonly oneVoice: (first: string, second: string) => string;
  /** Whether her beliefs stand before her sample under Sample lines. */
  readonly beliefsFirst: boolean;
};

/** "Steady, exacting and funny when it counts". */
function named(traits: readonly Trait[]): string {
  return capitalise(joinAnd(traits.map(({ full }) => full)));
}

function when(text: string, said: string): string[] {
  return text === "" ? [] : [said];
}

function plainGloss({ full }: Trait, gloss: string): string {
  return `${capitalise(full)}: ${gloss}.`;
}

/** Adjectives can follow "stay" and "is it"; "the fixer" and "a closer" cannot. */
function isAdjective(word: string): boolean {
  return (
    !/^(?:a|an|the|my|our)\s/i.test(word) &&
    !/(?:er|or|ist|ness|ity|ion|ment|person|friend)$/i.test(word)
  );
}

const warm: GuideTone = {
  essence: ({ traits, readers, several, remark, line, unlike }) => [
    ...(traits.length === 0 ? [] : [`${named(traits)}.`]),
    ...when(readers, `This voice speaks to ${readers}${several ? " in one voice" : ""}.`),
    ...when(remark, remark),
    ...when(line, `It is at home in a line like this: ${line}`),
    ...when(
      unlike,
      `${readers === "" && line === "" ? "This voice" : "It"} does not sound like ${unlike}.`,
    ),
  ],
  beliefs: ["Write from this: ", "Keep this in view: ", "Let this show: "],
  rule: "",
  gloss: plainGloss,
  habit: (rule, shown) => `${rule}, as here: ${shown}`,
  oneVoice: (first, second) =>
    `One voice for every reader: a line that works for ${first} and not for ${second} gets rewritten.`,
  beliefsFirst: false,
};

const story: GuideTone = {
  essence: ({ traits, readers, several, remark, line, unlike }) => [
    ...when(line, `It begins with a line: ${line}`),
    ...(traits.length === 0
      ? []
      : [
          `Colleagues call ${line === "" ? "this voice" : "the voice behind it"} ${joinAnd(traits.map(({ full }) => full))}.`,
        ]),
    ...when(
      readers,
      `The people who hear it are ${readers}${several ? ", and all of them hear the same one" : ""}.`,
    ),
    ...when(remark, remark),
    ...when(unlike, `Nobody mistakes it for ${unlike}.`),
  ],
  beliefs: ["The story starts here: ", "It comes back to this: ", "It ends on this: "],
  rule: "",
  gloss: ({ full }, gloss) => `${capitalise(full)}, from the first line: ${gloss}.`,
  habit: (rule, shown) => `${rule}. The sample does it: ${shown}`,
  oneVoice: (first, second) =>
    `One telling for every reader: where ${first} would follow and ${second} would not, tell it again.`,
  beliefsFirst: false,
};

const heartfelt: GuideTone = {
  essence: ({ traits, readers, several, remark, line, unlike }) => [
    ...(traits.length === 0
      ? []
      : [`${named(traits)}: these are the words of the people I work with.`]),
    ...when(
      readers,
      `I write for ${readers}${several ? ", and I write to all of them in one voice" : ""}.`,
    ),
    ...when(remark, remark),
    ...when(line, `I stand behind every word of this: ${line}`),
    ...when(unlike, `I refuse to sound like ${unlike}.`),
  ],
  beliefs: ["I hold to this: ", "I mean this: ", "I come back to this: "],
  rule: "",
  gloss: ({ word, full }, gloss) =>
    isAdjective(word) ? `Stay ${full}: ${gloss}.` : plainGloss({ word, full }, gloss),
  habit: (rule, shown) => `${rule}, the way I do here: ${shown}`,
  oneVoice: (first, second) =>
    `I write one line for all of them: if it holds for ${first} and not for ${second}, I write it again.`,
  beliefsFirst: false,
};

const technical: GuideTone = {
  essence: ({ traits, readers, several, remark, line, unlike }) => [
    ...when(line, `Reference line: ${line}`),
    ...(traits.length === 0 ? [] : [`Attributes: ${traits.map(({ full }) => full).join("; ")}.`]),
    ...when(readers, `Readers: ${readers}${several ? "; the same register for all" : ""}.`),
    ...when(remark, remark),
    ...when(unlike, `Excluded: the sound of ${unlike}.`),
  ],
  beliefs: ["Premise: ", "Premise: ", "Premise: "],
  rule: "Rule: ",
  gloss: ({ full }, gloss) => `Attribute “${full}”: ${gloss}.`,
  habit: (rule, shown) =>
    `Pattern: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}. Reference: ${shown}`,
  oneVoice: (first, second) =>
    `Test: a line that passes with ${first} and fails with ${second} is rewritten.`,
  beliefsFirst: true,
};

const reflective: GuideTone = {
  essence: ({ traits, readers, several, remark, line, unlike }) => [
    ...(traits.length === 0 ? [] : [`What do colleagues hear? ${named(traits)}.`]),
    ...when(
      readers,
      `Who is listening? ${capitalise(readers)}.${several ? " All of them hear one voice." : ""}`,
    ),
    ...when(remark === "" || line !== "" ? "" : remark, remark),
    ...when(line, `What stays with the reader: ${line}`),
    ...when(line === "" ? unlike : "", `What is never heard here? Anything like ${unlike}.`),
  ],
  beliefs: ["Read the draft beside this: ", "Does the draft know this? ", "Come back to this: "],
  rule: "",
  gloss: ({ word, full }, gloss) =>
    isAdjective(word)
      ? `Is it ${full}? ${capitalise(gloss)}.`
      : `${capitalise(full)}? ${capitalise(gloss)}.`,
  habit: (rule, shown) => `What does the sample do? ${rule}: ${shown}`,
  oneVoice: (first, second) =>
    `Would it hold for ${first} and for ${second}? If only for one of them, write it again.`,
  beliefsFirst: false,
};

const strategic: GuideTone = {
  essence: ({ traits, readers, several, remark, line, unlike }) => [
    ...(traits.length === 0 ? [] : [`${named(traits)}, on every page from here on.`]),
    ...when(line, `Everything is built on this: ${line}`),
    ...when(
      readers,
      `It is made for ${readers}${several ? ": many readers, a single voice" : ""}.`,
    ),
    ...when(remark, remark),
    ...when(unlike, `It leaves the sound of ${unlike} behind.`),
  ],
  beliefs: ["Build on this: ", "Aim each page at this: ", "Return to this in every piece: "],
  rule: "",
  gloss: ({ full }, gloss) => `${capitalise(full)}, in every piece: ${gloss}.`,
  habit: (rule, shown) => `${rule}, and make it a signature: ${shown}`,
  oneVoice: (first, second) =>
    `One voice across all readers: what reaches ${first} has to reach ${second}, or it is rewritten.`,
  beliefsFirst: true,
};

const tones: Readonly<Record<string, GuideTone>> = {
  "Story-Driven": story,
  Heartfelt: heartfelt,
  "Technical & Precise": technical,
  "Reflective & Exploratory": reflective,
  "Strategic & Visionary": strategic,
};

export function guideTone(tone: string): GuideTone {
  return tones[tone] ?? warm;
}
