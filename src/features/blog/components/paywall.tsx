import { LinkButton } from "#ui/components/button.tsx";
import { PresenceFigure } from "#ui/figures/presence-figure.tsx";
import { useViewer } from "#ui/viewer.ts";

type PaywallProps = { slug: string };

/** Stands where the text would. */
export function Paywall({ slug }: PaywallProps) {
  const isVisitor = useViewer().kind === "visitor";
  return (
    <section className="stage closing-panel" aria-labelledby="paywall-title">
      <PresenceFigure view="hero" />
      <div className="closing-words">
        <h2 id="paywall-title">This insight is for Pro members.</h2>
        <p className="lead">Read it, and use every Pro tool, from $19 per month. Cancel anytime.</p>
        <div className="actions">
          {isVisitor ? (
            <LinkButton
              look="point"
              href={`/api/login?next=${encodeURIComponent(`/blog/${slug}`)}`}
            >
              Login to Upgrade
            </LinkButton>
          ) : (
            <LinkButton look="point" href="/dashboard">
              Upgrade to Pro
            </LinkButton>
          )}
          <LinkButton href="/pricing">See what Pro includes</LinkButton>
        </div>
      </div>
    </section>
  );
}
