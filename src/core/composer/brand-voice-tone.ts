/** How the guide itself speaks in a tone. */
export type VoiceTone = {
  /** The first sentence, from qualities ("steady, exacting and funny when it counts") that fit after "sound". */
  readonly sounds: (qualities: string) => string;
  /** The same from words that are no qualities. */
  readonly called: (words: string) => string;
  readonly speaks: (readers: string) => string;
  readonly oneVoice: string;
  readonly rests: (line: string) => string;
  readonly principle: (word: string, rule: string) => string;
  readonly retire: string;
  readonly samples: string;
};

const labelled = (word: string, rule: string) =>
  `${word.endsWith("”") ? word.replace(/”$/, ".”") : `${word}.`} ${rule}`;

const warm: VoiceTone = {
  sounds: (qualities) => `You sound ${qualities}.`,
  called: (words) => `These are the words colleagues have for you: ${words}.`,
  speaks: (readers) => `You write for ${readers}.`,
  oneVoice: "They all get the same voice from you.",
  rests: (line) => `One line of yours holds all of it: ${line}`,
  principle: labelled,
  retire: "Nothing that sounds like this:",
  samples: "Your own lines, to write from:",
};
const story: VoiceTone = {
  sounds: (qualities) => `Someone opens the page and meets a voice that is ${qualities}.`,
  called: (words) =>
    `Ask the people who work with you, and these are the words they use: ${words}.`,
  speaks: (readers) => `At the table are ${readers}.`,
  oneVoice: "Nobody at it is told a different story.",
  rests: (line) => `If only one line survives, it is this one: ${line}`,
  principle: labelled,
  retire: "The story never sounds like this:",
  samples: "Lines the story can open or end on:",
};
const heartfelt: VoiceTone = {
  sounds: (qualities) => `This voice is ${qualities}, and it means what it says.`,
  called: (words) => `The people beside you say it best: ${words}.`,
  speaks: (readers) => `It is for ${readers}.`,
  oneVoice: "It says the same thing to all of them.",
  rests: (line) => `You have already said the heart of it: ${line}`,
  principle: labelled,
  retire: "Let these go:",
  samples: "Lines that are already yours:",
};
const technical: VoiceTone = {
  sounds: (qualities) => `Voice: ${qualities}.`,
  called: (words) => `Voice, in three terms: ${words}.`,
  speaks: (readers) => `Readers: ${readers}.`,
  oneVoice: "One register for all of them.",
  rests: (line) => `Reference line: ${line}`,
  principle: (word, rule) => `${word}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`,
  retire: "Not permitted:",
  samples: "Reference lines:",
};
const reflective: VoiceTone = {
  sounds: (qualities) => `What do people hear when they read you? Someone ${qualities}.`,
  called: (words) => `What do people hear when they read you? In their words: ${words}.`,
  speaks: (readers) => `And who is listening? It is ${readers}.`,
  oneVoice: "What stays the same for each of them is you.",
  rests: (line) =>
    `The question to hold beside every draft is whether it lives up to this: ${line}`,
  principle: (word, rule) => `${word}: is it there? ${rule}`,
  retire: "When a line begins to sound like this, stop and ask whose voice it is:",
  samples: "Lines to return to when you lose the thread:",
};
const strategic: VoiceTone = {
  sounds: (qualities) => `The voice to be known for: ${qualities}.`,
  called: (words) => `The words to be known for: ${words}.`,
  speaks: (readers) => `It has to carry to ${readers}.`,
  oneVoice: "One voice for all of them is the strategy.",
  rests: (line) => `Everything you publish should be able to stand beside this: ${line}`,
  principle: labelled,
  retire: "What the voice gives up, so that the rest is heard:",
  samples: "Lines to build on:",
};

const tones: Readonly<Record<string, VoiceTone>> = {
  "Story-Driven": story,
  Heartfelt: heartfelt,
  "Technical & Precise": technical,
  "Reflective & Exploratory": reflective,
  "Strategic & Visionary": strategic,
};

export function voiceTone(tone: string): VoiceTone {
  return tones[tone] ?? warm;
}
