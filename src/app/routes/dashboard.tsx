import Crown from "lucide-react/icons/crown";
import { isPro } from "#core/access/access.ts";
import { UpgradeButton } from "#features/billing/upgrade-button.tsx";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useViewer } from "#ui/viewer.ts";

export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.kind === "visitor") {
    return (
      <div className="wrap page stack">
        <h1>Dashboard</h1>
        <p>
          <a href="/api/login?next=%2Fdashboard">Sign in to continue.</a>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap page">
      <PageHead title="Dashboard" lead={viewer.email}>
        {isPro(viewer) && (
          <Badge kind="pro">
            <Icon of={Crown} />
            Pro Member
          </Badge>
        )}
        <p>
          <a href="/account">Account</a>
        </p>
      </PageHead>
      {isPro(viewer) ? (
        <div className="stack">
          <p>Your power position, career wins and negotiation log are being built.</p>
          <LinkButton href="/tools">See your tools</LinkButton>
        </div>
      ) : (
        <section className="panel stack" aria-labelledby="suite">
          <h2 id="suite" className="title-sm">
            Unlock Your Executive Suite
          </h2>
          <p>Your Power Position, Career Wins and a Negotiation Log come with Pro Access.</p>
          <UpgradeButton look="primary" />
        </section>
      )}
    </div>
  );
}
