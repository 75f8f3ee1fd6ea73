/** How a tone frames a resume and its statement; the facts stand in the arguments and never change. */
export type ResumeVoice = {
  readonly field: (field: string) => string;
  readonly years: (years: string, note: string) => string;
  /** `place` is " at Alder Bank" or "", `dates` ", from 2010 to 2015" or "". */
  readonly post: (title: string, place: string, dates: string, turn: number) => string;
  readonly now: (title: string, place: string, since: string) => string;
  readonly want: (target: string) => string;
  readonly close: (target: string) => string;
  /** Her reasons come before the record, or after it. */
  readonly reasonFirst: boolean;
  /** The measured lines of a post come first. */
  readonly figuresFirst: boolean;
  readonly oldestFirst: boolean;
};

function plain(title: string): string {
  return title.replace(/^(?:a|an)\s/u, "");
}

const warm: ResumeVoice = {
  field: (field) => `My field is ${field}.`,
  years: (years, note) => `I bring ${years} of work to it${note}.`,
  post: (title, place, dates, turn) =>
    `${["I began as", "I went on as", "Then I was"][turn] ?? "After that I was"} ${title}${place}${dates}.`,
  now: (title, place, since) =>
    `${since === "" ? "Today I am" : `Since ${since} I have been`} ${title}${place}.`,
  want: (target) => `The role I want is ${target}.`,
  close: (target) =>
    `As ${target}, I would work the way this record was made: name the figure at the start, name the people who hold it, and say plainly where it stands.`,
  reasonFirst: true,
  figuresFirst: false,
  oldestFirst: true,
};

const voices: Readonly<Record<string, ResumeVoice>> = {
  "Warm Confidence": warm,
  "Achievement-Focused": {
    ...warm,
    years: (years, note) => `The record covers ${years}${note}.`,
    post: (title, place, dates, turn) =>
      `${turn === 0 ? "Before that I was" : "Earlier still I was"} ${title}${place}${dates}.`,
    want: (target) =>
      `I am applying for the role of ${target}, and this is the record I am applying with.`,
    close: (target) =>
      `Choose me as ${target} for what can be checked: where a figure stood, what was done, and where it stands now.`,
    reasonFirst: false,
    figuresFirst: true,
    oldestFirst: false,
  },
  "Executive Formal": {
    ...warm,
    field: (field) => `My professional field is ${field}.`,
    years: (years, note) => `My experience covers ${years}${note}.`,
    post: (title, place, dates, turn) =>
      `${turn === 0 ? "Previously I served as" : "Before that I served as"} ${title}${place}${dates}.`,
    now: (title, place, since) =>
      `${since === "" ? "At present I serve" : `Since ${since} I have served`} as ${title}${place}.`,
    want: (target) => `I seek the position of ${target}.`,
    close: (target) =>
      `In the position of ${target}, I would bring the practice this record shows: a stated figure, a named responsibility, and a result that can be verified.`,
    reasonFirst: false,
    oldestFirst: false,
  },
  "Action-Oriented": {
    ...warm,
    field: (field) => `Field: ${field}.`,
    years: (years, note) => `Time in it: ${years}${note}.`,
    post: (title, place, dates, turn) =>
      `${turn === 0 ? "Before that" : "And before that"}: ${plain(title)}${place}${dates}.`,
    now: (title, place, since) =>
      `Now: ${plain(title)}${place}${since === "" ? "" : `, since ${since}`}.`,
    want: (target) => `I want the role of ${target}.`,
    close: (target) =>
      `As ${target}, I would start as I have started before: find the figure, find the people, move.`,
    figuresFirst: true,
    oldestFirst: false,
  },
  "Story-Driven": {
    ...warm,
    years: (years, note) => `I have given it ${years}${note}.`,
    post: (title, place, dates, turn) =>
      `${turn === 0 ? "It began when I was" : turn === 1 ? "It went on when I was" : "Then I was"} ${title}${place}${dates}.`,
    now: (title, place, since) =>
      `${since === "" ? "It goes on today, while I am" : `It has gone on since ${since}, while I have been`} ${title}${place}.`,
    want: (target) => `The next role I want is ${target}.`,
    close: (target) =>
      `As ${target}, I would read every number the way this work has taught me to: as a beginning, an end, and the people in between.`,
  },
  "Professional & Brief": {
    ...warm,
    field: (field) => `I work in ${field}.`,
    years: (years, note) => `Experience: ${years}${note}.`,
    post: (title, place, dates, turn) =>
      `${turn === 0 ? "Earlier I was" : "Before that I was"} ${title}${place}${dates}.`,
    now: (title, place, since) =>
      `${since === "" ? "I am" : `Since ${since} I have been`} ${title}${place}.`,
    want: (target) => `I am applying for the role of ${target}.`,
    close: (target) =>
      `As ${target}, I would work on the same terms: figures first, names beside them, no adjectives.`,
    oldestFirst: false,
  },
  "Technical & Precise": {
    ...warm,
    field: (field) => `Field of work: ${field}.`,
    years: (years, note) => `Length of experience: ${years}${note}.`,
    post: (title, place, dates) => `Earlier post: ${plain(title)}${place}${dates}.`,
    now: (title, place, since) =>
      `Present post: ${plain(title)}${place}${since === "" ? "" : `, since ${since}`}.`,
    want: (target) =>
      `This statement supports my application for the role of ${target}; each figure in it stands with what it counts.`,
    close: (target) =>
      `As ${target}, I would keep to one method: state the baseline, state the change, state how it was measured, and leave the conclusion to the reader.`,
    reasonFirst: false,
    figuresFirst: true,
    oldestFirst: false,
  },
};

/** The voice of a tone; an unknown tone speaks in Warm Confidence. */
export function resumeVoice(tone: string): ResumeVoice {
  return voices[tone] ?? warm;
}
