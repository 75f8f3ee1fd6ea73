import Crown from "lucide-react/icons/crown";
import Download from "lucide-react/icons/download";
import type { Params } from "#app/routing/page.ts";
import { isPro, type Viewer } from "#core/access/access.ts";
import { PaymentProblemBanner } from "#features/billing/ui/plan/payment-problem-notice.tsx";
import { billingQuery } from "#features/billing/queries.ts";
import { UpgradeButton } from "#features/billing/ui/plan/upgrade-button.tsx";
import { NegotiationsCard } from "#features/negotiations/ui/negotiations-card.tsx";
import { PracticeCard } from "#features/practice-record/ui/practice-card.tsx";
import { PowerPositionCard } from "#features/power-position/power-position-card.tsx";
import { WinsCard } from "#features/wins/ui/wins-card.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { LinkButton } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useViewer } from "#ui/viewer.ts";
import { recordQueries } from "./record-queries.ts";
import { YearCard } from "./year-card.tsx";

export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.kind === "visitor") {
    return (
      <div className="container page stack">
        <h1>Dashboard</h1>
        <p>
          <a href="/api/login?next=%2Fdashboard">Sign in to continue.</a>
        </p>
      </div>
    );
  }
  return (
    <div className="container page">
      <div className="spread page-head">
        <div className="stack gap-2">
          <div className="row">
            <h1>Dashboard</h1>
            {isPro(viewer) && (
              <Badge kind="pro">
                <Icon of={Crown} />
                Pro Member
              </Badge>
            )}
          </div>
          <p className="row meta">
            {viewer.email}
            <a href="/account">Account</a>
            <a href="/library">Library</a>
            <a href="/my-kits">My Kits</a>
          </p>
        </div>
        <LinkButton href="/api/export">
          <Icon of={Download} />
          Export Data
        </LinkButton>
      </div>
      <div className="stack gap-5">
        <PaymentProblemBanner />
        {isPro(viewer) ? <Suite owner={viewer.id} /> : <SuiteOffer />}
      </div>
    </div>
  );
}

DashboardPage.reads = (_: Params, __: URLSearchParams, viewer: Viewer) => [
  ...recordQueries(viewer),
  ...(viewer.kind === "member" ? [billingQuery] : []),
];

function Suite({ owner }: { owner: string }) {
  return (
    <div className="dashboard-cards">
      <noscript>
        <p>Your record is here to read. Changing it needs JavaScript.</p>
      </noscript>
      <PowerPositionCard owner={owner} />
      <YearCard />
      <PracticeCard owner={owner} />
      <WinsCard owner={owner} />
      <NegotiationsCard owner={owner} />
    </div>
  );
}

/** Names the three cards in words; what was recorded with Pro before stays the member's. */
function SuiteOffer() {
  return (
    <section className="panel stack" aria-labelledby="suite">
      <h2 id="suite" className="title-sm">
        Unlock Your Executive Suite
      </h2>
      <p>Pro Access opens three cards here.</p>
      <ul className="bullets">
        <li>
          <span>
            <strong>Your Power Position</strong>: the one statement you lead with.
          </span>
        </li>
        <li>
          <span>
            <strong>Career Wins</strong>: what you achieved, dated, with the figures.
          </span>
        </li>
        <li>
          <span>
            <strong>Negotiation Log</strong>: what you asked for, how it stands, when to follow up.
          </span>
        </li>
      </ul>
      <UpgradeButton look="primary" />
      <p className="meta">
        Whatever you recorded with Pro is kept. Export Data gives you all of it, at any time.
      </p>
    </section>
  );
}
