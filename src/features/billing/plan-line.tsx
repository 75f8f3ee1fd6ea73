import Crown from "lucide-react/icons/crown";
import { isPro } from "#core/access/access.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { useViewer } from "#ui/viewer.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

/** What she has, and the way up from it. */
export function PlanLine() {
  if (isPro(useViewer()))
    return (
      <p className="row">
        <Badge kind="pro">
          <Icon of={Crown} />
          Pro Access
        </Badge>
        Every tool, every post, and your Executive Suite.
      </p>
    );
  return (
    <>
      <p>
        <strong>Free Account.</strong> The open and the free tools are yours.{" "}
        <a href="/pricing">See what Pro adds</a>
      </p>
      <div className="actions">
        <UpgradeButton look="primary" />
      </div>
    </>
  );
}
