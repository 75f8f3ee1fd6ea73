export const networkingMessageKinds = ["Peer", "Mentor", "Industry introduction"] as const;
export type NetworkingMessageKind = (typeof networkingMessageKinds)[number];
type ByMessageKind = Readonly<Record<NetworkingMessageKind, string>>;

const byMessageKind = (peer: string, mentor: string, introducer: string): ByMessageKind => ({
  Peer: peer,
  Mentor: mentor,
  "Industry introduction": introducer,
});

/** Why this reader, included while there is room. */
export const networkingLeads = byMessageKind(
  "I am writing to ask for your help.",
  "I would value your advice.",
  "I am writing to ask for an introduction.",
);

/**
 * The request to the reader; a message holds one question at most, so that one in the answers leaves no room for ours.
 */
export const networkingPlainRequests = byMessageKind(
  "Please put me in touch.",
  "Please tell me how to begin.",
  "Please introduce me.",
);

export type NetworkingToneCopy = {
  readonly greeting: string;
  readonly requests: ByMessageKind;
  readonly end: string;
};

export const networkingCopyByTone: Readonly<Record<string, NetworkingToneCopy>> = {
  "Warm Confidence": {
    greeting: "Hello",
    requests: byMessageKind(
      "Could you put me in touch?",
      "How would you go about it?",
      "Would you introduce me?",
    ),
    end: "Thank you for reading this.",
  },
  "Curious & Respectful": {
    greeting: "Hello",
    requests: byMessageKind(
      "Who could put me in touch?",
      "How would you begin?",
      "Can you introduce me?",
    ),
    end: "Thank you for considering it.",
  },
  Conversational: {
    greeting: "Hi",
    requests: byMessageKind(
      "Who should I write to?",
      "What would you do?",
      "Could you introduce me?",
    ),
    end: "Thanks.",
  },
  Collaborative: {
    greeting: "Hello",
    requests: byMessageKind(
      "Can you put me in touch?",
      "How would you do it?",
      "Could you make the introduction?",
    ),
    end: "I am glad to return the favor.",
  },
  "Professional & Brief": {
    greeting: "Hello",
    requests: networkingPlainRequests,
    end: "Thank you.",
  },
};

/** What does not fit in a message of 70 words. */
export function networkingLeftOut(
  omissions: readonly {
    readonly what: string;
    readonly from: readonly { readonly label: NetworkingMessageKind }[];
  }[],
): readonly string[] {
  const named = omissions
    .filter(({ from }) => from.length > 0)
    .map(({ what, from }) => `${what} (${from.map(({ label }) => label).join(", ")})`);
  const lead = "shorter words, so that no message leaves anything out";
  return named.length === 0 ? [] : [`${lead}: ${named.join(", ")}`];
}
