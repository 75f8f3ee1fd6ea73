/** How one tone names the decision and asks its questions. `way` is a verb phrase in its base form. */
export type StrategyVoice = {
  readonly decision: (ways: string) => string;
  readonly ask: (way: string) => string;
  readonly order: (first: string, second: string) => string;
  readonly last: string;
  readonly outcome: (wish: string) => string;
};

const voices: Readonly<Record<string, StrategyVoice>> = {
  "Warm Confidence": {
    decision: (ways) => `I am deciding whether to ${ways}.`,
    ask: (way) => `What has to be true for me to ${way}?`,
    order: (first, second) =>
      `${first} comes before ${second}. What do I settle first, and with whom?`,
    last: "Which part of this decision can I still change afterwards, and which part can I not?",
    outcome: (wish) => `To ${wish}.`,
  },
  "Strategic & Direct": {
    decision: (ways) => `The decision: ${ways.includes(", or ") ? ways : `whether to ${ways}`}.`,
    ask: (way) => `What would make it right to ${way}?`,
    order: (first, second) =>
      `${first} falls before ${second}. If neither date moves, what has to be true on the first for me to say yes?`,
    last: "What can be undone after I decide, and what cannot?",
    outcome: (wish) => `To ${wish}.`,
  },
  "Reflective & Exploratory": {
    decision: (ways) => `The choice in front of me is whether to ${ways}.`,
    ask: (way) => `What would I be saying yes to if I chose to ${way}?`,
    order: (first, second) =>
      `${first} comes before ${second}. What do I need to have heard by the first date?`,
    last: "A year from now, which reason for this decision would I still give?",
    outcome: (wish) => `When the hour ends, I want to ${wish}.`,
  },
  "Data-Driven": {
    decision: (ways) => `Decision: whether to ${ways}.`,
    ask: (way) => `Which figure or date, once known, would decide for me to ${way}?`,
    order: (first, second) => `${first}, then ${second}. What has to be known by the first date?`,
    last: "Which of the facts above carries the decision, and which could change without changing it?",
    outcome: (wish) => `Result of the hour: to ${wish}.`,
  },
  Diplomatic: {
    decision: (ways) => `I am weighing whether to ${ways}.`,
    ask: (way) => `Who needs to hear what from me, and when, if I choose to ${way}?`,
    order: (first, second) => `${first} comes before ${second}. Whom do I speak to first?`,
    last: "What do I owe to whom in this decision, and what do I not owe?",
    outcome: (wish) => `I would like to ${wish}.`,
  },
};

export function strategyVoice(tone: string): StrategyVoice {
  const voice = voices[tone] ?? voices["Warm Confidence"];
  if (!voice) throw new Error("the signature tone has no voice");
  return voice;
}
