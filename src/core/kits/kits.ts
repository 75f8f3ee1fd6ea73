import { freeKitId } from "./free-kit.ts";

/** What is bought: a document, several documents together, or a live hour with a strategist. */
export type KitKind = "pdf" | "bundle" | "session";

/** A kit as it is written down. Prices are US cents. */
type KitEntry = {
  readonly id: string;
  /** Absent: a document. */
  readonly kind?: KitKind;
  readonly name: string;
  readonly amount: number;
  readonly description: string;
  /** The payment provider finds the price by it; a kit without one cannot be bought. */
  readonly lookupKey?: string;
  readonly proLookupKey?: string;
  /** The price for Pro members, where there is one. */
  readonly proAmount?: number;
  readonly comingSoon?: boolean;
  /** The kits that a bundle holds. */
  readonly holds?: readonly string[];
  /** What its field for an ask takes: what the member wants next, instead of the open ask. */
  readonly asksFor?: "next step";
};

/** A one-off purchase. */
export type Kit = Omit<KitEntry, "id" | "kind" | "comingSoon" | "holds"> & {
  readonly id: KitId;
  readonly kind: KitKind;
  readonly comingSoon: boolean;
  /** Free with an account. */
  readonly isFree: boolean;
  readonly holds: readonly KitId[];
};

export type KitId = (typeof catalogue)[number]["id"];

/** The fixed catalogue, in the order in which it is shown. */
const catalogue = [
  {
    id: "power-bio-builder",
    name: "Power Bio Builder",
    amount: 900,
    description: "Four bios from one page of facts: speaker, board, profile and introduction.",
    lookupKey: "kit_power_bio_builder",
    asksFor: "next step",
  },
  {
    id: freeKitId,
    name: "Raise & Promotion Pack",
    amount: 1200,
    description: "The case, the figure and the conversation, prepared on paper before the meeting.",
  },
  {
    id: "interview-coaching",
    name: "Interview Coaching Kit",
    amount: 2200,
    description: "Your accomplishments set in STAR form, and the questions to ask in return.",
    lookupKey: "kit_interview_coaching",
  },
  {
    id: "executive-exit",
    name: "Executive Exit Kit",
    amount: 1900,
    description: "Notice, hand-over and reference, in the order that protects you.",
    comingSoon: true,
  },
  {
    id: "premium-offer",
    name: "Premium Offer Kit",
    amount: 2400,
    description: "Scope, price and invitation for the work you want more of.",
    comingSoon: true,
  },
  {
    id: "career-confidence-bundle",
    kind: "bundle",
    name: "Career Confidence Bundle",
    amount: 3500,
    description: "Power Bio Builder, Raise & Promotion Pack and Interview Coaching Kit, together.",
    lookupKey: "kit_career_confidence_bundle",
    holds: ["power-bio-builder", "raise-promotion-ask", "interview-coaching"],
  },
  {
    id: "private-strategy-session",
    kind: "session",
    name: "Private Strategy Session",
    amount: 9900,
    description: "One hour, one to one: the decision in front of you and the words for it.",
    lookupKey: "session_private_strategy",
    proLookupKey: "session_private_strategy_pro",
    proAmount: 4900,
  },
] as const satisfies readonly KitEntry[];

export const kits: readonly Kit[] = catalogue.map((entry) => ({
  kind: "pdf",
  comingSoon: false,
  isFree: entry.id === freeKitId,
  holds: [],
  ...entry,
}));

export function findKit(id: string): Kit | null {
  return kits.find((kit) => kit.id === id) ?? null;
}

/** What this kit costs, in US cents. */
export function priceFor(kit: Kit, isPro: boolean): number {
  return isPro ? (kit.proAmount ?? kit.amount) : kit.amount;
}

/** Can money change hands for it today? */
export function isForSale(kit: Kit): boolean {
  return kit.lookupKey !== undefined && !kit.comingSoon;
}
