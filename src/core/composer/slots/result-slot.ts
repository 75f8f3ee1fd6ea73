import type { Slot } from "./slot.ts";

const splitBars = (words: string): readonly string[] => words.split("|");
/** An organization passes an inspection, and figures go up: the answer does not say whose deed it is. */
const passedVerbs = splitBars(
  "passed|met|cleared|survived|scored|got through|came through|went through",
);
const reviewNouns = splitBars(
  "audit|audits|inspection|inspections|accreditation|survey|surveys|soc|iso|fda|osha|cqc|ofsted|nabh|review",
);
const thingVerbs = splitBars(
  "went from|went up|went down|grew to|grew from|rose|fell|dropped from|dropped to|rated|ranked|voted|sold out",
);

/** A result as a sentence in the first person. */
export const resultSlot: Slot = {
  expects: ["deed", "change", "clause", "i-clause", "thing", "deeds", "act"],
  frames: [
    {
      shapes: ["deed", "deeds"],
      startsWith: passedVerbs,
      contains: reviewNouns,
      excludes: ["my"],
      template: "{}.",
    },
    { shapes: [], startsWith: thingVerbs, template: "{}." },
    { shapes: ["deed", "deeds"], template: "I {}.", verbForm: "past" },
    { shapes: ["clause", "i-clause"], template: "{}." },
    { shapes: [], startsWith: ["been"], template: "I have {}." },
    {
      shapes: [],
      startsWith: ["responsible for"],
      contains: ["since"],
      template: "I have been {}.",
    },
    { shapes: [], startsWith: ["responsible for"], template: "I am {}." },
    { shapes: ["doing"], contains: ["since"], template: "I have been {}.", verbForm: "gerund" },
    { shapes: ["doing"], template: "I am {}.", verbForm: "gerund" },
    { shapes: ["change", "thing", "things", "money"], template: "{}." },
  ],
  neutral: "{}.",
};
