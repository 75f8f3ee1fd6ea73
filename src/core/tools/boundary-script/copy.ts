import type { Register } from "#core/composer/draft/register.ts";

/** Our sentences of one register; the member’s are the same in all. */
type BoundaryCopy = {
  readonly opening: string;
  readonly thanks: string;
  readonly close: string;
  /** What they might say, and what the member answers before the member’s own sentence. */
  readonly exception: Reply;
  readonly others: Reply;
  readonly trust: Reply;
};

type Reply = readonly [theirs: string, hers: string];

export const boundaryCopy: Readonly<Record<Register, BoundaryCopy>> = {
  warm: {
    opening: "I want to be clear with you.",
    thanks: "Thank you for asking me. I want you to have a clear answer so that you can plan.",
    close: "I’m glad to talk it through if that helps.",
    exception: ["“Just this once?”", "I hear you. My answer is the same this time, too."],
    others: [
      "“Everybody else does it.”",
      "That may be so. I can only answer for myself, and my answer is no.",
    ],
    trust: [
      "“I thought I could count on you.”",
      "You can. You can count on me to tell you early and plainly when the answer is no.",
    ],
  },
  direct: {
    opening: "",
    thanks: "Here’s my answer, so that you can plan.",
    close: "Please plan with that.",
    exception: ["“Just this once?”", "No, not this time either. My answer hasn’t changed."],
    others: ["“Everybody else does it.”", "I’m answering for myself, and my answer is no."],
    trust: [
      "“I thought I could count on you.”",
      "You can count on a straight answer from me. This is one.",
    ],
  },
  formal: {
    opening: "Thank you for raising this with me directly.",
    thanks: "Thank you for your message. I would like to give you a clear answer.",
    close: "I would be glad to discuss how we proceed from here.",
    exception: [
      "“Could you make an exception?”",
      "I understand the request. My answer remains the same in this case.",
    ],
    others: [
      "“Others have agreed to it.”",
      "I can answer only for myself, and my answer remains no.",
    ],
    trust: [
      "“We were counting on you.”",
      "I understand, and that is why I am telling you now and in plain terms.",
    ],
  },
};

export const boundaryNotes = {
  oneReason:
    "Give the reason once. If they argue with it, go back to your no instead of adding a second reason.",
  noOffer:
    "You offer nothing instead, and you don’t have to. Expect to be asked, and have your answer ready.",
};

export const boundaryMissing = { refusal: "what you will not do" };
