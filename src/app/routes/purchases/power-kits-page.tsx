import type { PageReads } from "#app/routing/page.ts";
import { kitPreviewsQuery, kitsQuery } from "#features/kits/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { freeKitId } from "#core/kits/free-kit.ts";
import type { KitId } from "#core/kits/kits.ts";
import { ownedOrPendingKits, ownedKits } from "#core/purchases/owned-kits.ts";
import { purchasesQuery } from "#features/billing/queries.ts";
import { KitGrid } from "#features/kits/kit-grid.tsx";
import type { KitHoldings } from "#features/kits/kit-availability.ts";
import { PageHead } from "#ui/components/page-head.tsx";
import { useViewer } from "#ui/viewer.ts";

export function PowerKitsPage() {
  return (
    <div className="container page">
      <PageHead
        title="Power Kits"
        lead="A PDF workbook for one task, yours to keep. Or one hour, one to one."
      />
      <KitGrid bought={useBought()} />
      <p className="spaced-above">
        <a href="/pricing">View Pro Subscription ($19/month)</a>
      </p>
      <p className="meta">
        Bought already? Find it in <a href="/my-kits">My Kits</a>.
      </p>
    </div>
  );
}

/** A visitor's page is cached for all visitors, so nothing of one of them is read for it. */
PowerKitsPage.reads = ((_, __, { kind }) => [
  kitsQuery,
  kitPreviewsQuery,
  ...(kind === "member" ? [purchasesQuery] : []),
]) satisfies PageReads;

/** Kits bought, and the pack that every account has. A visitor's page is the same for everyone. */
function useBought(): KitHoldings {
  const isMember = useViewer().kind === "member";
  const { data: purchases = [] } = useQuery({ ...purchasesQuery, enabled: isMember });
  if (!isMember) return { owned: new Set(), pending: new Set() };
  const owned = new Set<KitId>([...ownedKits(purchases), freeKitId]);
  return { owned, pending: new Set([...ownedOrPendingKits(purchases), ...owned]) };
}
