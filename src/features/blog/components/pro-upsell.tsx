import { LinkButton } from "#ui/components/button.tsx";
import { PresenceFigure } from "#ui/figures/presence-figure.tsx";
import { useViewer } from "#ui/viewer.ts";

/** Below the list for everyone without Pro. */
export function ProUpsell() {
  const isVisitor = useViewer().kind === "visitor";
  return (
    <section className="stage closing-panel" aria-labelledby="upsell-title">
      <PresenceFigure view="strip" />
      <div className="closing-words">
        <h2 className="title-sm" id="upsell-title">
          Read every insight.
        </h2>
        <p className="lead">Pro opens the gated insights and every Pro tool, from $19 per month.</p>
        <div className="actions">
          <LinkButton look="point" href={isVisitor ? "/api/login?next=%2Fdashboard" : "/dashboard"}>
            {isVisitor ? "Login to Upgrade" : "Upgrade to Pro"}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
