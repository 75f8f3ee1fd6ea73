import type { Shape } from "#core/composer/shapes/shape.ts";
import type { Frame, Slot } from "#core/composer/slot.ts";
import { months } from "./shared.ts";

const listOf = (words: string): readonly string[] => words.split("|");
/** A name or a title of hers, which keeps its capital and needs no article. */
const named = { capital: true, bare: true } as const;
/** What opens a sentence of hers. */
const telling = listOf(
  "i|i’m|i’ve|my|we|our|the|it|it’s|currently|today|right now|at the moment|now",
);
const asking = "I am asking for {}.";
const raises = listOf("raise|rise|increase|uplift|not");

export const sum: Slot = {
  expects: ["money", "change", "thing", "i-clause", "clause"],
  frames: [
    { shapes: ["money", "change", "thing"], say: asking, ...named, without: raises },
    { shapes: [], starts: ["a", "an", "the", "my"], say: asking },
    { shapes: ["i-clause"], say: "{}." },
    { shapes: ["clause"], starts: ["it", "it’s", "this", "that", "we"], say: "{}." },
  ],
  neutral: "What I am asking for: {}.",
};

const take =
  "(?:I |we )?(?:would|could|can|will|might|I’d|we’d) (?:take|accept|settle|be |go (?:down|to|as ))";
const least = "settle for|happy with|(?:ok|fine) with|min(?:imum)?|floor|at least|not? less";

/** "70k, would take 68", "but 66 is fine": what she would settle for is hers to know. */
export const lesser = new RegExp(
  String.raw`[\s,;:.(–—-]+(?:(?:al)?though|but|(?:or |and )?(?:${take}|${least}))\b.*$`,
  "isu",
);

/** "42, of which at least 39": what comes behind belongs to it. */
export const goesOn = /\b(?:of which|including|incl|with|plus|and)$/i;

const noTitle = listOf("promotion|same|grade|title|level|band|step|tier");
const byGrade = listOf("a promotion|the title|the role|band|grade|level|step|tier");

/** Words of one who says something about a title. */
const remark = listOf("but|if|or|they|maybe|not|no|so|because");

export const title: Slot = {
  expects: ["person", "thing", "i-clause", "clause"],
  frames: [
    { shapes: ["i-clause", "clause"], starts: telling, say: "{}.", without: remark },
    { shapes: [], starts: ["promotion"], say: "I am asking for a {}." },
    { shapes: [], starts: ["same title", "same role"], say: "I keep the {}.", bare: true },
    { shapes: [], starts: byGrade, say: asking, capital: true },
    { shapes: ["person"], say: "I am asking to become {}.", ...named, without: noTitle },
  ],
  neutral: "What I am asking for: {}.",
};

/** Where she asks for none, or leaves it open. */
const noAsk = listOf("no|not|none|nothing|same|maybe|whatever|any|if|either|it|i|they|she|he|we");
const told = [...remark, ...listOf("since|as|which|that|i|i’m|i’ve|we|already")];
const beside = "The title that goes with it";
/** The title that she asks for beside a sum. */
export const titleToo: Slot = {
  ...title,
  frames: [
    ...title.frames.slice(0, -1),
    { shapes: [], starts: noAsk, say: "On the title: {}." },
    { shapes: ["person"], say: `${beside} is {}.`, ...named, without: [...noTitle, ...told] },
    { shapes: ["person", "thing", "things"], say: `${beside}: {}.`, without: told },
  ],
  neutral: "The title I am asking for: {}.",
};

/** What she has today, said beside the ask; a figure or a title opens no sentence of its own. */
const nowClause: Frame = { shapes: ["i-clause", "clause"], starts: telling, say: "{}." };
export const payNow: Slot = {
  expects: ["money", "i-clause", "thing", "clause", "person"],
  frames: [nowClause, { shapes: ["money"], say: "My pay today is {}." }],
  neutral: "",
};
/** What stands beside a pay, and is no title. */
const noPost = listOf(
  "no|not|nothing|none|same|plus|each|times|bonus|overtime|benefits|extra|lakh|lakhs|crore|rs|inr|k|per|month|hour|annum",
);
export const titleNow: Slot = {
  expects: ["person", "i-clause", "thing", "clause", "money"],
  frames: [
    nowClause,
    {
      shapes: ["person", "thing"],
      say: "My title today is {}.",
      ...named,
      most: 6,
      without: noPost,
    },
  ],
  neutral: "",
};

export const market: Slot = {
  expects: ["money", "thing", "clause", "i-clause"],
  frames: [
    { shapes: ["money"], say: "The market figure is {}." },
    { shapes: ["clause", "i-clause"], say: "{}." },
  ],
  neutral: "The market figure: {}.",
};

const reporting = listOf("told|said|says|heard|read|saw|checked|gave|showed|sent|pays|paid");

export const marketSource: Slot = {
  expects: ["thing", "person", "clause", "i-clause"],
  frames: [
    {
      shapes: [],
      starts: ["the", "a", "an", "my", "our"],
      say: "It comes from {}.",
      without: reporting,
    },
    { shapes: ["i-clause"], say: "{}." },
  ],
  neutral: "Its source: {}.",
};

const theirs = listOf("she|he|they|her|his|him|their|she’ll|he’ll|they’ll");
/** Said of herself: what others would say to her is "you". */
const ofHer = listOf(
  "i only|i’ve only|i have only|i just|i’m new|i am new|i’m too|i am too|i took|i lack|my age|my degree|my experience|my leave|my results|my request|make me|makes me|pay me|paying me|give me|giving me|promote me|see me|me more",
);
const others = ["person", "condition", "unread", "act"] as const;
const said: readonly Shape[] = ["quote", "clause", "thing", "i-clause", ...others];
const saying = ["say", "says", "they"];
const mayBe = "You may say: “{}.”";

/** Their words, in which “you”, “we” and “I” are said by them; what she says of herself is none. */
export const objection: Slot = {
  expects: ["quote", "clause", "thing", "i-clause"],
  frames: [
    { shapes: [], starts: listOf("that i|that my"), say: "You may say {}." },
    { shapes: said, without: [...theirs, ...ofHer], say: mayBe },
    { shapes: said, starts: ["she", "he"], without: saying, say: "Someone may say: “{}.”" },
  ],
  neutral: "A point that may come up: {}.",
};

/** What she told as their speech: "They will say that …". */
export const objectionThat: Slot = {
  expects: objection.expects,
  frames: [{ shapes: [], starts: ["that"], without: theirs, say: "You may say {}." }],
  neutral: objection.neutral,
};

const choice = ["so", "or", "but", "maybe"];
const bounds = listOf("by|on|before|in|at|after|within|this|as soon as possible|asap");
const yes = "What is needed for a yes {}?";
const yesBy = "What is needed for a yes by {}?";
const lasting = [...choice, "weeks", "days", "months"];

export const decideBy: Slot = {
  expects: ["date", "clause", "thing", "i-clause"],
  frames: [
    { shapes: [], starts: bounds, say: yes, without: choice },
    { shapes: ["date"], say: yesBy, capital: true, without: lasting },
    { shapes: ["clause", "i-clause"], say: "{}. What is needed for a yes by then?" },
    { shapes: [], starts: months, say: yesBy, capital: true, without: choice },
  ],
  neutral: "The date for it: {}. What is needed for a yes by then?",
};

/** What she prepares by, for her alone. */
export const decider = "Who decides: {}";
export const askOn = "When I ask: {}";
export const nowAside = "Today: {}";
export const sumAside = "The sum: {}";
export const titleAside = "The title: {}";
export const sourceAside = "A source for the market: {}";

/** "who owns the practice", "and then HR signs": said of those who decide, and no part of an address. */
export const aboutThem =
  /[\s,;(–—-]+(?:who|(?:al)?though|on the|with|(?:and )?(?:then|after)|but|s?he|they)\s.*$/is;

/** "my manager Ama", "our director": nobody is addressed so. */
export const unnamed = /^(?:[Mm]y|[Oo]ur)\s(?!\p{Lu})[^,(]*$/u;

/** Whom the message is addressed to; a sentence about them is no address. */
const deciding = listOf("must|has|have|decides|signs|agree|votes|meets|approves");
export const addressee: Slot = {
  expects: ["person", "thing", "things", "clause"],
  frames: [{ shapes: ["person", "thing", "things"], say: "To: {}", without: deciding }],
  neutral: "",
};
