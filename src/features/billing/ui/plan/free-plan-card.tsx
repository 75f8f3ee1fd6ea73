import type { Viewer } from "#core/access/access.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { useViewer } from "#ui/viewer.ts";
import { FeatureList } from "./feature-list.tsx";

export function FreePlanCard() {
  return (
    <section className="plan-card" aria-labelledby="free-plan">
      <h2 id="free-plan" className="title-sm">
        Free Account
      </h2>
      <p className="price numeric">$0</p>
      <FeatureList first="Free Raise &amp; Promotion Pack PDF" tiers={["open", "free"]} />
      <div className="plan-action">
        <FreePlanAction viewer={useViewer()} />
      </div>
    </section>
  );
}

type FreePlanActionProps = { viewer: Viewer };

function FreePlanAction({ viewer }: FreePlanActionProps) {
  if (viewer.kind === "visitor") {
    return (
      <LinkButton full href="/api/login">
        Sign Up Free
      </LinkButton>
    );
  }
  if (viewer.isPro) return <p className="meta">Included in Pro</p>;
  return (
    <Button full disabled>
      Current Plan
    </Button>
  );
}
