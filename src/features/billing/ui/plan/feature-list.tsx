import Check from "lucide-react/icons/check";
import { Badge } from "#ui/components/badge.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useToolCards } from "#ui/site.ts";

type FeatureListProps = {
  /** What stands before the tools. */
  first?: string;
  toolIds: readonly string[];
};

export function FeatureList({ first, toolIds }: FeatureListProps) {
  const tools = useToolCards(toolIds);
  return (
    <ul className="feature-list">
      {first && (
        <li>
          <Icon of={Check} />
          <span>{first}</span>
        </li>
      )}
      {tools.map((tool) => (
        <li key={tool.id}>
          <Icon of={Check} />
          <span>{tool.title}</span>
          {tool.comingSoon && <Badge kind="soon">COMING SOON</Badge>}
        </li>
      ))}
    </ul>
  );
}
