import type { Slot } from "#core/composer/slot.ts";

/** A verb that a thing cannot hold: "a family business changes hands and the heirs do not agree". */
const finite = ["do not", "does not", "don’t", "doesn’t", "cannot", "can’t", "is", "are", "has"];

export const calledFor: Slot = {
  expects: ["clause", "thing", "doing", "i-clause", "act", "things"],
  frames: [
    { shapes: [], starts: ["they call me", "people call me", "i am called"], say: "{}." },
    { shapes: [], starts: ["when", "whenever", "if", "once"], say: "They call me {}." },
    { shapes: ["clause"], say: "They call me when {}." },
    {
      shapes: ["thing", "things"],
      holds: finite,
      without: ["who", "that", "which", "where"],
      say: "They call me when {}.",
    },
    { shapes: ["thing", "things"], say: "They call me for {}." },
    { shapes: ["act"], say: "They call me to {}.", verb: "base" },
  ],
  neutral: "What they call me for: {}.",
};

export const target: Slot = {
  expects: ["person", "thing", "clause", "i-clause"],
  frames: [{ shapes: ["i-clause"], say: "{}." }],
  neutral: "The role I want next: {}.",
};

export const asks = {
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
