/** Rules that anybody's draft can be held against, each with a do and a don't. */
export const principles: readonly (readonly [rule: string, dos: string, dont: string])[] = [
  [
    "Say the thing first.",
    "Do open with the sentence you’d keep if you had to cut the rest.",
    "Don’t build up to it.",
  ],
  [
    "Name who does what.",
    "Do give each sentence a person or a thing that acts.",
    "Don’t hide the actor behind “it was decided”.",
  ],
  [
    "One idea in a sentence.",
    "Do stop when it’s said.",
    "Don’t join a second thought with “and” because there’s room.",
  ],
];

/** What the member’s own sample shows, each by a simple count. */
export const samplePatterns = {
  short: (words: number) =>
    `Short sentences: your sample runs at about ${words} words each. Keep a new text near that.`,
  long: (words: number) =>
    `Full sentences: your sample runs at about ${words} words each. Give a thought that much room.`,
  figures: "Figures where others put adjectives.",
  questions: "A question where it moves the reader on.",
  you: "“You” for the reader.",
  we: "“We” for the people you write about or with.",
  I: "“I” where you mean yourself.",
};

export const voiceNotes = {
  noSample:
    "Two paragraphs of yours would show more than three words can. Add them, and the patterns below come from your own text.",
  noReader: "Say who reads you. The same voice sounds different to a board and to a parent.",
  few: "Three words work best when one of them surprises. Ask two people who know how you sound.",
};

export const voiceMissing = { words: "three words people use for how you sound" };
