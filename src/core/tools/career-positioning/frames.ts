import type { Slot } from "#core/composer/slots/slot.ts";

/** A verb that a thing cannot hold: "a family business changes hands and the heirs do not agree". */
const finiteVerbs = [
  "do not",
  "does not",
  "don’t",
  "doesn’t",
  "cannot",
  "can’t",
  "is",
  "are",
  "has",
];

export const positioningCalledForSlot: Slot = {
  expects: ["clause", "thing", "doing", "i-clause", "act", "things"],
  frames: [
    { shapes: [], startsWith: ["they call me", "people call me", "i am called"], template: "{}." },
    { shapes: [], startsWith: ["when", "whenever", "if", "once"], template: "They call me {}." },
    { shapes: ["clause"], template: "They call me when {}." },
    {
      shapes: ["thing", "things"],
      contains: finiteVerbs,
      excludes: ["who", "that", "which", "where"],
      template: "They call me when {}.",
    },
    { shapes: ["thing", "things"], template: "They call me for {}." },
    { shapes: ["act"], template: "They call me to {}.", verbForm: "base" },
  ],
  neutral: "What they call me for: {}.",
};

export const positioningTargetSlot: Slot = {
  expects: ["person", "thing", "clause", "i-clause"],
  frames: [{ shapes: ["i-clause"], template: "{}." }],
  neutral: "The role I want next: {}.",
};

export const positioningMissingLabels = {
  role: "your role today",
  calledFor: "what they call you for",
  results: "three results with a number or a name",
  moreResults: [
    "",
    "two more results with a number or a name",
    "one more result with a number or a name",
  ],
  target: "the role you want next",
} as const;
