import type { Register } from "#core/composer/draft/register.ts";

/** Our sentences of one register around the member’s ask. */
type NetworkingCopy = {
  readonly peer: string;
  readonly mentor: string;
  readonly introduction: string;
  readonly shortReply: string;
  readonly yourCalendar: string;
  readonly bye: string;
};

export const networkingCopy: Readonly<Record<Register, NetworkingCopy>> = {
  warm: {
    peer: "I’d like to compare notes with you.",
    mentor: "Thank you for reading this.",
    introduction: "I hope your week is going well.",
    shortReply: "A short reply is plenty.",
    yourCalendar: "I’m glad to work around your calendar.",
    bye: "Thank you,",
  },
  direct: {
    peer: "I’ll keep this short.",
    mentor: "I’ll keep this short.",
    introduction: "I have one request.",
    shortReply: "One line is enough.",
    yourCalendar: "Any day works.",
    bye: "Thanks,",
  },
  formal: {
    peer: "I would value the opportunity to exchange views with you.",
    mentor: "Thank you for taking the time to read this.",
    introduction: "I hope this finds you well.",
    shortReply: "A brief reply would be most welcome.",
    yourCalendar: "I would gladly work around your calendar.",
    bye: "Kind regards,",
  },
};

export const introductionAsk = {
  named: "Would you introduce us? A two-line e-mail to both of us would do it.",
  open: "Who comes to mind? I’d love an introduction.",
};

export const networkingNotes = {
  noAsk: "Name one thing you ask for, with its size: twenty minutes, one name, one answer.",
  noCommon:
    "Find one thing you share before you send this. It’s the sentence that gets a message opened.",
  noName: "The messages start with “Hello” until you have a name. Look it up first.",
  forward:
    "Have three lines about yourself ready to forward. Whoever introduces you will ask for them.",
};

export const networkingMissing = { ask: "the one thing you’re asking for" };
