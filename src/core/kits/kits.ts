/** A one-off purchase. Prices are US dollars, as the catalogue's own call states them. */
export type Kit = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly description: string;
  /** The payment provider finds the price by it; a kit without one cannot be bought. */
  readonly lookupKey?: string;
  readonly proLookupKey?: string;
  /** The price for Pro members, where there is one. */
  readonly proPricing?: number;
  readonly comingSoon: boolean;
  readonly isBundle: boolean;
  /** A live hour with a strategist, not a document. */
  readonly isPremium: boolean;
  /** Free with an account. */
  readonly isFree: boolean;
  /** The kits that a bundle holds. */
  readonly holds: readonly KitId[];
};

export const kitIds = [
  "power-bio-builder",
  "raise-promotion-ask",
  "interview-coaching",
  "executive-exit",
  "premium-offer",
  "career-confidence-bundle",
  "private-strategy-session",
] as const;
export type KitId = (typeof kitIds)[number];

const kitDefaults = {
  comingSoon: false,
  isBundle: false,
  isPremium: false,
  isFree: false,
  holds: [],
} as const;

/** The fixed catalogue, in the order in which it is shown. */
export const kits = [
  {
    ...kitDefaults,
    id: "power-bio-builder",
    name: "Power Bio Builder",
    price: 9,
    description: "Four bios from one page of facts: speaker, board, profile and introduction.",
    lookupKey: "kit_power_bio_builder",
  },
  {
    ...kitDefaults,
    id: "raise-promotion-ask",
    name: "Raise & Promotion Pack",
    price: 12,
    description: "The case, the figure and the conversation, prepared on paper before the meeting.",
    isFree: true,
  },
  {
    ...kitDefaults,
    id: "interview-coaching",
    name: "Interview Coaching Kit",
    price: 22,
    description: "Your accomplishments set in STAR form, and the questions to ask in return.",
    lookupKey: "kit_interview_coaching",
  },
  {
    ...kitDefaults,
    id: "executive-exit",
    name: "Executive Exit Kit",
    price: 19,
    description: "Notice, hand-over and reference, in the order that protects you.",
    comingSoon: true,
  },
  {
    ...kitDefaults,
    id: "premium-offer",
    name: "Premium Offer Kit",
    price: 24,
    description: "Scope, price and invitation for the work you want more of.",
    comingSoon: true,
  },
  {
    ...kitDefaults,
    id: "career-confidence-bundle",
    name: "Career Confidence Bundle",
    price: 35,
    description: "Power Bio Builder, Raise & Promotion Pack and Interview Coaching Kit, together.",
    lookupKey: "kit_career_confidence_bundle",
    isBundle: true,
    holds: ["power-bio-builder", "raise-promotion-ask", "interview-coaching"],
  },
  {
    ...kitDefaults,
    id: "private-strategy-session",
    name: "Private Strategy Session",
    price: 99,
    description: "One hour, one to one: the decision in front of you and the words for it.",
    lookupKey: "session_private_strategy",
    proLookupKey: "session_private_strategy_pro",
    proPricing: 49,
    isPremium: true,
  },
] as const satisfies readonly (Kit & { id: KitId })[];

/** What every account has. */
export const freeKitIds: readonly KitId[] = kits.filter((kit) => kit.isFree).map(({ id }) => id);

export function findKit(id: string): Kit | null {
  return kits.find((kit) => kit.id === id) ?? null;
}

/** What this kit costs her, in dollars. */
export function priceFor(kit: Kit, isPro: boolean): number {
  return isPro ? (kit.proPricing ?? kit.price) : kit.price;
}

/** Can money change hands for it today? */
export function isForSale(kit: Kit): boolean {
  return kit.lookupKey !== undefined && !kit.comingSoon;
}
