import type { Register } from "#core/composer/draft/register.ts";

/** Our sentences of one register around the member’s notice. */
type ExitCopy = {
  readonly handover: string;
  readonly plain: string;
  readonly thanks: string;
  readonly team: string;
  readonly teamHandover: string;
  readonly teamClose: string;
};

export const exitCopy: Readonly<Record<Register, ExitCopy>> = {
  warm: {
    handover:
      "I’ve put together a hand-over plan, and I’ll use the time until then to pass everything on well.",
    plain: "I’ll use the time until then to pass everything on well.",
    thanks: "Thank you for the time we’ve worked together.",
    team: "I wanted you to hear this from me.",
    teamHandover: "Until then I’m here, and I’ll make sure you know where everything is.",
    teamClose: "Thank you for working with me.",
  },
  direct: {
    handover: "A hand-over plan follows. I’ll complete it before I go.",
    plain: "I’ll complete the hand-over before I go.",
    thanks: "Thank you.",
    team: "",
    teamHandover: "Until then I’m here. Bring me your questions early.",
    teamClose: "Thank you.",
  },
  formal: {
    handover: "I have prepared a hand-over plan and will complete it before my last day.",
    plain: "I will complete the hand-over before my last day.",
    thanks: "Thank you for the opportunity to work with you.",
    team: "I would like to let you know of a change.",
    teamHandover: "Until then I remain available for any questions.",
    teamClose: "Thank you for our work together.",
  },
};

export const exitNotes = {
  noDay: "There’s no notice day yet. Set it, and check it against the notice you owe.",
  owed: (owed: string) =>
    `You owe ${owed}. Read the clause in the contract itself before you name a day.`,
  protect:
    "Do everything under “Before you give notice” first. After the message is sent, you can’t choose the order.",
  withhold: (count: number) =>
    `${count === 1 ? "One thing stays" : `${count} things stay`} out of every message here. If they ask, say: “I’d rather keep that to myself for now.”`,
};

export const exitMissing = { lastDay: "your last day" };
