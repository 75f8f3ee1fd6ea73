import { KitGrid } from "#features/kits/kit-grid.tsx";
import { PageHead } from "#ui/page-head.tsx";

export function PowerKitsPage() {
  return (
    <div className="wrap page">
      <PageHead
        title="Power Kits"
        lead="A PDF workbook for one task, yours to keep. Or one hour, one to one."
      />
      <KitGrid />
      <p className="follow">
        <a href="/pricing">View Pro Subscription ($19/month)</a>
      </p>
    </div>
  );
}
