import type { Slot } from "#core/composer/slot.ts";

const listOf = (words: string): readonly string[] => words.split("|");
/** A house passes an inspection, and figures go up: whose deed it is she has not said. */
const passing = listOf("passed|met|cleared|survived|scored|got through|came through|went through");
const reviews = listOf(
  "audit|audits|inspection|inspections|accreditation|survey|surveys|soc|iso|fda|osha|cqc|ofsted|nabh|review",
);
const ofThings = listOf(
  "went from|went up|went down|grew to|grew from|rose|fell|dropped from|dropped to|rated|ranked|voted|sold out",
);

/** A result of hers as a sentence in the first person. */
export const result: Slot = {
  expects: ["deed", "change", "clause", "i-clause", "thing", "deeds", "act"],
  frames: [
    { shapes: ["deed", "deeds"], starts: passing, holds: reviews, without: ["my"], say: "{}." },
    { shapes: [], starts: ofThings, say: "{}." },
    { shapes: ["deed", "deeds"], say: "I {}.", verb: "past" },
    { shapes: ["clause", "i-clause"], say: "{}." },
    { shapes: [], starts: ["been"], say: "I have {}." },
    { shapes: [], starts: ["responsible for"], holds: ["since"], say: "I have been {}." },
    { shapes: [], starts: ["responsible for"], say: "I am {}." },
    { shapes: ["doing"], holds: ["since"], say: "I have been {}.", verb: "gerund" },
    { shapes: ["doing"], say: "I am {}.", verb: "gerund" },
    { shapes: ["change", "thing", "things", "money"], say: "{}." },
  ],
  neutral: "{}.",
};

/** A month at the head of a day: "June 12, when the committee meets". */
export const months: readonly string[] =
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec".split(
    " ",
  );
