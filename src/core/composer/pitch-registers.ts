import { capitalise } from "#core/language/phrase.ts";

/** How a pitch sounds in a tone; the facts stay. */
export type Register = {
  readonly opening: (name: string | null, post: string) => string;
  readonly serves: (helped: string, verb: string) => string;
  /** The first line of the casual version. */
  readonly scene: (helped: string, verb: string) => string;
  readonly seat: (seat: string, years: string | null) => string;
  /** Whether the result comes before the people she helps. */
  readonly resultFirst: boolean;
  /** What the classic version opens on besides her name: her post, the people, or her years. */
  readonly opensOn: "post" | "people" | "years";
  /** Whether measured results are stated as a label and its figures. */
  readonly labelled: boolean;
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
  readonly support: string;
};

const plainSeat = (seat: string, years: string | null) =>
  years === null
    ? `The seat I want next: ${seat}`
    : `After ${years}${/\s(?:in|as|of)\s/.test(years) ? "" : " in this work"}, ${seat} is next`;

const registers = {
  "Warm Confidence": {
    opening: named,
    serves: (helped, verb) => `I ${verb} ${helped}`,
    scene: (helped, verb) => `You know ${helped}? I ${verb} them`,
    seat: plainSeat,
    resultFirst: false,
    opensOn: "post",
    labelled: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "Let me tell you who that is for.",
      result: "Here is what that looks like.",
      ask: "Here is what I am asking for.",
      close: "I am glad to tell you more.",
      support: "Can I count on your support?",
    },
  },
  Conversational: {
    opening: (name, post) => (name === null ? `I’m ${post}` : `I’m ${name}. I’m ${post}`),
    serves: (helped, verb) => `I ${verb} ${helped}`,
    scene: (helped, verb) =>
      verb === "work for"
        ? `You know ${helped}? That’s who I work for`
        : `You know ${helped}? I ${verb} them`,
    seat: (seat, years) =>
      years === null ? `I’m going for ${seat}` : `I have ${years} in, and I’m going for ${seat}`,
    resultFirst: false,
    opensOn: "post",
    labelled: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "You may know the people I work for.",
      result: "Here’s how that is going so far.",
      ask: "So here’s what I need next.",
      close: "Ask me anything you like about it.",
      support: "Can I count on you for that?",
    },
  },
  "Confident & Direct": {
    opening: named,
    serves: (helped, verb) =>
      verb === "work for" ? `My work is for ${helped}` : `I ${verb} ${helped}`,
    scene: (helped, verb) => `${capitalise(helped)}: I ${verb} them`,
    seat: plainSeat,
    resultFirst: true,
    opensOn: "post",
    labelled: false,
    contracted: false,
    bridges: {
      begin: "That is who this is about.",
      people: "This is who I do the work for.",
      result: "These are the results so far.",
      ask: "This is what I am asking for.",
      close: "That is my ask, and it stands.",
      support: "Can I count on your support for it?",
    },
  },
  "Story-Driven": {
    opening: named,
    serves: (helped, verb) =>
      verb === "work for" && !/^people\b/.test(helped)
        ? `The people I work for are ${helped}`
        : `I ${verb} ${helped}`,
    scene: (helped, verb) => `Picture ${helped}. I ${verb} them`,
    seat: (seat) => `The next chapter is ${seat}`,
    resultFirst: false,
    opensOn: "years",
    labelled: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "Let me begin where the work begins.",
      result: "Here is where that work stands.",
      ask: "This is where you come in.",
      close: "That is the story so far, and the next part is yours.",
      support: "Will you be part of it?",
    },
  },
  "Technical & Precise": {
    opening: named,
    serves: (helped, verb) =>
      verb === "work for" ? `My work is for ${helped}` : `I ${verb} ${helped}`,
    scene: (helped) => `The work is for ${helped}`,
    seat: (seat, years) =>
      `Next role: ${seat}${years === null ? "" : `, after ${years}${/\s(?:in|as|of)\s/.test(years) ? "" : " in this work"}`}`,
    resultFirst: true,
    opensOn: "post",
    labelled: true,
    contracted: false,
    bridges: {
      begin: "That is who this is about.",
      people: "This is who the work is for.",
      result: "These are the results in figures.",
      ask: "This is the request.",
      close: "I can walk you through the data.",
      support: "Can I count on your support?",
    },
  },
  Heartfelt: {
    opening: named,
    serves: (helped) => `I do this work for ${helped}`,
    scene: (helped) => `It starts with ${helped}. I do this work for them`,
    seat: (seat, years) =>
      years === null
        ? `I want to carry it further as ${seat}`
        : `After ${years}${/\s(?:in|as|of)\s/.test(years) ? "" : " in this work"}, I want to carry it further as ${seat}`,
    resultFirst: false,
    opensOn: "people",
    labelled: false,
    contracted: true,
    bridges: {
      begin: "That is who this is about.",
      people: "There are people I carry with me.",
      result: "Here is what that work came to.",
      ask: "Here is what would help them most.",
      close: "Thank you for hearing it to the end.",
      support: "Can I count on your support?",
    },
  },
} satisfies Record<string, Register>;

function named(name: string | null, post: string): string {
  return name === null ? `I’m ${post}` : `I’m ${name}, ${post}`;
}

function isRegister(tone: string): tone is keyof typeof registers {
  return Object.hasOwn(registers, tone);
}

/** The register of a tone; the signature tone for any other word. */
export function registerOf(tone: string): Register {
  return registers[isRegister(tone) ? tone : "Warm Confidence"];
}
