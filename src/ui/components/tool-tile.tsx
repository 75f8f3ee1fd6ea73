import type { ReactNode } from "react";
import type { Tier } from "#core/tools/definition.ts";
import type { ToolCard } from "#core/tools/tool-card.ts";
import { Badge } from "./badge.tsx";

const kinds = { open: undefined, free: "signup", pro: "pro" } as const;
const words = { open: "OPEN", free: "SIGN UP", pro: "PRO" } as const;

type TierBadgeProps = { tier: Tier; comingSoon?: boolean; signUp?: string };

/** What a tool requires, in one literal word. `signUp` is the word of the page for the free tier. */
export function TierBadge({ tier, comingSoon, signUp }: TierBadgeProps) {
  if (comingSoon) return <Badge kind="soon">COMING SOON</Badge>;
  const kind = kinds[tier];
  const word = tier === "free" && signUp ? signUp : words[tier];
  return kind ? <Badge kind={kind}>{word}</Badge> : <Badge>{word}</Badge>;
}

type ToolTileProps = { tool: ToolCard; badge?: ReactNode };

/** One row of a ledger: the whole row is the link. What is not there yet is text. */
export function ToolTile({ tool, badge }: ToolTileProps) {
  const content = (
    <>
      <h3>{tool.title}</h3>
      {badge ?? <TierBadge tier={tool.tier} comingSoon={tool.comingSoon} />}
      <p>{tool.summary}</p>
    </>
  );
  if (tool.comingSoon) {
    return (
      <li>
        <div className="tool-tile unavailable">{content}</div>
      </li>
    );
  }
  return (
    <li>
      <a className="tool-tile" href={`/tools/${tool.slug}`}>
        {content}
      </a>
    </li>
  );
}
