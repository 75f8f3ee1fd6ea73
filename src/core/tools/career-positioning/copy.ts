import type { Register } from "#core/composer/draft/register.ts";

export const positioningOpening: Readonly<Record<Register, string>> = {
  warm: "Thank you for making time for this.",
  direct: "",
  formal: "Thank you for meeting with me.",
};

export const positioningAsk: Readonly<Record<Register, string>> = {
  warm: "What would you need to see from me? I’d be glad to start on it now.",
  direct: "What do you need to see from me, and by when?",
  formal: "What would you need to see from me in order to consider it?",
};

export const positioningNotes = {
  noTarget:
    "Say which role you want next. Without it the statement says who you are, and points nowhere.",
  noFigure:
    "None of these results has a number or a name in it yet. One of each would carry the whole statement.",
  few: (count: number) =>
    count === 1
      ? "There’s one result here. A second and a third, with a number each, would make this hold."
      : "There are two results here. A third, with a number, would make this hold.",
  decider: (who: string) =>
    `Before you talk to ${who}, decide which one result you want remembered, and say it first.`,
};

export const positioningMissing = { role: "your role today" };
