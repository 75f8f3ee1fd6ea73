import { purchasesQuery } from "#features/billing/queries.ts";
import { MyKits } from "#features/billing/ui/purchases/my-kits.tsx";
import { PageHead } from "#ui/components/page-head.tsx";

export function MyKitsPage() {
  return (
    <div className="container page">
      <PageHead title="My Kits" lead="What you bought, to download and to book." />
      <MyKits />
    </div>
  );
}

MyKitsPage.reads = () => [purchasesQuery];
