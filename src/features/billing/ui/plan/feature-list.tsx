import Check from "lucide-react/icons/check";
import type { Tier } from "#core/tools/definition.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useSite } from "#ui/site.ts";

type FeatureListProps = {
  /** What stands before the tools. */
  first?: string;
  /** The tools of these tiers follow. */
  tiers: readonly Tier[];
};

export function FeatureList({ first, tiers }: FeatureListProps) {
  const { tools } = useSite();
  const included = tools.filter(({ tier }) => tiers.includes(tier));
  return (
    <ul className="feature-list">
      {first && (
        <li>
          <Icon of={Check} />
          <span>{first}</span>
        </li>
      )}
      {included.map((tool) => (
        <li key={tool.id}>
          <Icon of={Check} />
          <span>{tool.title}</span>
          {tool.comingSoon && <Badge kind="soon">COMING SOON</Badge>}
        </li>
      ))}
    </ul>
  );
}
