import type { Shape } from "#core/composer/shapes/shape.ts";
import type { Frame, Slot } from "#core/composer/slots/slot.ts";
import { monthOpeners } from "#core/composer/slots/result-slot.ts";

const splitBars = (words: string): readonly string[] => words.split("|");
/** A name or a title, which keeps its capital and needs no article. */
const namedTitle = { allowsCapital: true, allowsBareNoun: true } as const;
/** What opens a full sentence of an answer. */
const sentenceOpeners = splitBars(
  "i|i’m|i’ve|my|we|our|the|it|it’s|currently|today|right now|at the moment|now",
);
const askingTemplate = "I am asking for {}.";
const raiseNouns = splitBars("raise|rise|increase|uplift|not");

export const payAskSumSlot: Slot = {
  expects: ["money", "change", "thing", "i-clause", "clause"],
  frames: [
    {
      shapes: ["money", "change", "thing"],
      template: askingTemplate,
      ...namedTitle,
      excludes: raiseNouns,
    },
    { shapes: [], startsWith: ["a", "an", "the", "my"], template: askingTemplate },
    { shapes: ["i-clause"], template: "{}." },
    { shapes: ["clause"], startsWith: ["it", "it’s", "this", "that", "we"], template: "{}." },
  ],
  neutral: "What I am asking for: {}.",
};

const acceptPhrase =
  "(?:I |we )?(?:would|could|can|will|might|I’d|we’d) (?:take|accept|settle|be |go (?:down|to|as ))";
const leastPhrase = "settle for|happy with|(?:ok|fine) with|min(?:imum)?|floor|at least|not? less";

/** "70k, would take 68", "but 66 is fine": the lesser sum is the member’s to know. */
export const lesserSumPattern = new RegExp(
  String.raw`[\s,;:.(–—-]+(?:(?:al)?though|but|(?:or |and )?(?:${acceptPhrase}|${leastPhrase}))\b.*$`,
  "isu",
);

/** "42, of which at least 39": what comes behind belongs to it. */
export const unfinishedSumPattern = /\b(?:of which|including|incl|with|plus|and)$/i;

const wordsNoTitle = splitBars("promotion|same|grade|title|level|band|step|tier");
const gradeOpeners = splitBars("a promotion|the title|the role|band|grade|level|step|tier");

/** Words of a remark about a title. */
const remarkWords = splitBars("but|if|or|they|maybe|not|no|so|because");

export const payAskTitleSlot: Slot = {
  expects: ["person", "thing", "i-clause", "clause"],
  frames: [
    {
      shapes: ["i-clause", "clause"],
      startsWith: sentenceOpeners,
      template: "{}.",
      excludes: remarkWords,
    },
    { shapes: [], startsWith: ["promotion"], template: "I am asking for a {}." },
    {
      shapes: [],
      startsWith: ["same title", "same role"],
      template: "I keep the {}.",
      allowsBareNoun: true,
    },
    { shapes: [], startsWith: gradeOpeners, template: askingTemplate, allowsCapital: true },
    {
      shapes: ["person"],
      template: "I am asking to become {}.",
      ...namedTitle,
      excludes: wordsNoTitle,
    },
  ],
  neutral: "What I am asking for: {}.",
};

/** Where no title is asked for, or it is left open. */
const noTitleOpeners = splitBars(
  "no|not|none|nothing|same|maybe|whatever|any|if|either|it|i|they|she|he|we",
);
const tellingWords = [...remarkWords, ...splitBars("since|as|which|that|i|i’m|i’ve|we|already")];
const titleBesideLabel = "The title that goes with it";
/** The title asked for beside a sum. */
export const payAskTitleBesideSumSlot: Slot = {
  ...payAskTitleSlot,
  frames: [
    ...payAskTitleSlot.frames.slice(0, -1),
    { shapes: [], startsWith: noTitleOpeners, template: "On the title: {}." },
    {
      shapes: ["person"],
      template: `${titleBesideLabel} is {}.`,
      ...namedTitle,
      excludes: [...wordsNoTitle, ...tellingWords],
    },
    {
      shapes: ["person", "thing", "things"],
      template: `${titleBesideLabel}: {}.`,
      excludes: tellingWords,
    },
  ],
  neutral: "The title I am asking for: {}.",
};

/** Pay or title of today, beside the ask; a figure or a title opens no sentence of its own. */
const currentStateFrame: Frame = {
  shapes: ["i-clause", "clause"],
  startsWith: sentenceOpeners,
  template: "{}.",
};
export const payAskPayNowSlot: Slot = {
  expects: ["money", "i-clause", "thing", "clause", "person"],
  frames: [currentStateFrame, { shapes: ["money"], template: "My pay today is {}." }],
  neutral: "",
};
/** What stands beside a pay, and is no title. */
const wordsNoJob = splitBars(
  "no|not|nothing|none|same|plus|each|times|bonus|overtime|benefits|extra|lakh|lakhs|crore|rs|inr|k|per|month|hour|annum",
);
export const payAskTitleNowSlot: Slot = {
  expects: ["person", "i-clause", "thing", "clause", "money"],
  frames: [
    currentStateFrame,
    {
      shapes: ["person", "thing"],
      template: "My title today is {}.",
      ...namedTitle,
      maxWords: 6,
      excludes: wordsNoJob,
    },
  ],
  neutral: "",
};

export const payAskMarketSlot: Slot = {
  expects: ["money", "thing", "clause", "i-clause"],
  frames: [
    { shapes: ["money"], template: "The market figure is {}." },
    { shapes: ["clause", "i-clause"], template: "{}." },
  ],
  neutral: "The market figure: {}.",
};

const reportingWords = splitBars(
  "told|said|says|heard|read|saw|checked|gave|showed|sent|pays|paid",
);

export const payAskMarketSourceSlot: Slot = {
  expects: ["thing", "person", "clause", "i-clause"],
  frames: [
    {
      shapes: [],
      startsWith: ["the", "a", "an", "my", "our"],
      template: "It comes from {}.",
      excludes: reportingWords,
    },
    { shapes: ["i-clause"], template: "{}." },
  ],
  neutral: "Its source: {}.",
};

const thirdPersonOpeners = splitBars("she|he|they|her|his|him|their|she’ll|he’ll|they’ll");
/** Said of oneself: what others would say is "you". */
const selfDescriptions = splitBars(
  "i only|i’ve only|i have only|i just|i’m new|i am new|i’m too|i am too|i took|i lack|my age|my degree|my experience|my leave|my results|my request|make me|makes me|pay me|paying me|give me|giving me|promote me|see me|me more",
);
const otherShapes = ["person", "condition", "unread", "act"] as const;
const quotableShapes: readonly Shape[] = ["quote", "clause", "thing", "i-clause", ...otherShapes];
const speechVerbs = ["say", "says", "they"];
const mayBeSaidTemplate = "You may say: “{}.”";

/** Their words, in which “you”, “we” and “I” are the speaker’s; what describes the member is none of them. */
export const payAskObjectionSlot: Slot = {
  expects: ["quote", "clause", "thing", "i-clause"],
  frames: [
    { shapes: [], startsWith: splitBars("that i|that my"), template: "You may say {}." },
    {
      shapes: quotableShapes,
      excludes: [...thirdPersonOpeners, ...selfDescriptions],
      template: mayBeSaidTemplate,
    },
    {
      shapes: quotableShapes,
      startsWith: ["she", "he"],
      excludes: speechVerbs,
      template: "Someone may say: “{}.”",
    },
  ],
  neutral: "A point that may come up: {}.",
};

/** What the answer reports as their speech: "They will say that …". */
export const payAskReportedObjectionSlot: Slot = {
  expects: payAskObjectionSlot.expects,
  frames: [
    { shapes: [], startsWith: ["that"], excludes: thirdPersonOpeners, template: "You may say {}." },
  ],
  neutral: payAskObjectionSlot.neutral,
};

const choiceWords = ["so", "or", "but", "maybe"];
const dateOpeners = splitBars("by|on|before|in|at|after|within|this|as soon as possible|asap");
const yesTemplate = "What is needed for a yes {}?";
const yesByTemplate = "What is needed for a yes by {}?";
const durationWords = [...choiceWords, "weeks", "days", "months"];

export const payAskDecideBySlot: Slot = {
  expects: ["date", "clause", "thing", "i-clause"],
  frames: [
    { shapes: [], startsWith: dateOpeners, template: yesTemplate, excludes: choiceWords },
    { shapes: ["date"], template: yesByTemplate, allowsCapital: true, excludes: durationWords },
    { shapes: ["clause", "i-clause"], template: "{}. What is needed for a yes by then?" },
    {
      shapes: [],
      startsWith: monthOpeners,
      template: yesByTemplate,
      allowsCapital: true,
      excludes: choiceWords,
    },
  ],
  neutral: "The date for it: {}. What is needed for a yes by then?",
};

/** Notes for preparation, for the member alone. */
export const payAskDeciderNote = "Who decides: {}";
export const payAskDateNote = "When I ask: {}";
export const payAskNowNote = "Today: {}";
export const payAskSumNote = "The sum: {}";
export const payAskTitleNote = "The title: {}";
export const payAskSourceNote = "A source for the market: {}";

/** "who owns the practice", "and then HR signs": describes those who decide, and is no part of an address. */
export const deciderRemarkPattern =
  /[\s,;(–—-]+(?:who|(?:al)?though|on the|with|(?:and )?(?:then|after)|but|s?he|they)\s.*$/is;

/** "my manager Ama", "our director": no form of address. */
export const unnamedDeciderPattern = /^(?:[Mm]y|[Oo]ur)\s(?!\p{Lu})[^,(]*$/u;

/** Whom the message is addressed to; a sentence about them is no address. */
const decidingVerbs = splitBars("must|has|have|decides|signs|agree|votes|meets|approves");
export const payAskAddresseeSlot: Slot = {
  expects: ["person", "thing", "things", "clause"],
  frames: [{ shapes: ["person", "thing", "things"], template: "To: {}", excludes: decidingVerbs }],
  neutral: "",
};
