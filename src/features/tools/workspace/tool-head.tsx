import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ToolCard } from "#core/tools/tool-card.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Icon } from "#ui/components/icon.tsx";

type ToolHeadProps = { card: ToolCard; intent: string | undefined };

/** The way back, the tool's name, what it takes to use it, and the job it does. */
export function ToolHead({ card, intent }: ToolHeadProps) {
  return (
    <div className="page-head stack">
      <a className="back-link" href="/tools">
        <Icon of={ArrowLeft} />
        All tools
      </a>
      <div className="row">
        <h1>{card.title}</h1>
        {card.tier === "free" && <Badge kind="signup">Sign-in Required</Badge>}
        {card.tier === "pro" && <Badge kind="pro">Pro</Badge>}
        {card.comingSoon && <Badge kind="soon">COMING SOON</Badge>}
      </div>
      {intent && <p className="lead">{intent}</p>}
    </div>
  );
}
