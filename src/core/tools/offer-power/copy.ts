import type { Register } from "#core/composer/draft/register.ts";

/** How people go on from here, and the same in a line. */
export const invitation: Readonly<
  Record<Register, { readonly long: string; readonly short: string }>
> = {
  warm: {
    long: "If this is for you, write to me. I’ll answer your questions, and we’ll see together whether it fits.",
    short: "If it’s for you, write to me.",
  },
  direct: {
    long: "To start, write to me. I’ll tell you plainly whether it fits.",
    short: "To start, write to me.",
  },
  formal: {
    long: "To discuss whether this is right for you, please write to me. I would be glad to answer your questions.",
    short: "Please write to me to begin.",
  },
};

export const offerNotes = {
  noPrice:
    "There’s no price here. Name one, or say when people will hear it. An offer without a price gets “Let me think about it.”",
  noDate:
    "Nothing says why now. If there’s a real date, the next start or your last free place, add it.",
  noLimit: "Say who it isn’t for, too. It’s the line that makes the right people trust the rest.",
};

export const offerMissing = { offer: "the name of your offer, or what changes for people" };
