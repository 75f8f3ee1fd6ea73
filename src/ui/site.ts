import { createContext, useContext } from "react";
import type { ToolCard } from "#core/tools/tool-card.ts";

/** What every page of one installation shares; it comes with the page. */
export type Site = {
  readonly brand: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly supportEmail: string;
  /** Where a paid 1:1 session is booked outside the product; null when it is booked here. */
  readonly bookingUrl: string | null;
  /** Who writes the language: the composer, or an AI model, whose generations are counted. */
  readonly writer: "composer" | "model";
  readonly tools: readonly ToolCard[];
  /** What the operator's own provider of identity is called, when there is one. */
  readonly oidcName?: string;
  /** Where mail can be read that is not sent out, on one's own machine. */
  readonly mailbox?: string;
  /** No money moves: the checkout is a test. */
  readonly testPayments?: boolean;
  /** DEMO is set: every page says so. */
  readonly isDemo?: boolean;
};

export const SiteContext = createContext<Site>({
  brand: "M•Power",
  baseUrl: "",
  supportEmail: "",
  bookingUrl: null,
  writer: "composer",
  tools: [],
});

export function useSite(): Site {
  return useContext(SiteContext);
}

/** The cards of these tools, in this order. */
export function useToolCards(ids: readonly string[]): readonly ToolCard[] {
  const { tools } = useSite();
  return ids.flatMap((id) => tools.filter((tool) => tool.id === id));
}
