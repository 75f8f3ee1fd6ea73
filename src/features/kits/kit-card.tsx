import { isPro } from "#core/access/access.ts";
import type { PricedKit } from "#core/kits/kit-json.ts";
import { type Kit, priceFor } from "#core/kits/kits.ts";
import { Badge } from "#ui/components/badge.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { useViewer } from "#ui/viewer.ts";
import { BundleParts } from "./bundle-parts.tsx";
import { KitAction } from "./kit-action.tsx";
import { KitPreviewSection } from "./kit-preview-section.tsx";
import { type KitHoldings, kitAvailabilityOf } from "./kit-availability.ts";

type KitCardProps = { kit: PricedKit; bought: KitHoldings };

export function KitCard({ kit, bought }: KitCardProps) {
  const standing = kitAvailabilityOf(kit, bought);
  return (
    <li className="kit-card">
      <div className="row">
        <h2 className="title-sm" id={`kit-${kit.id}`}>
          {kit.name}
        </h2>
        {kit.comingSoon && <Badge kind="soon">COMING SOON</Badge>}
        {kit.kind === "bundle" && <Badge>BUNDLE</Badge>}
        {kit.kind === "session" && <Badge>1:1</Badge>}
      </div>
      <Price kit={kit} />
      <p>{kit.description}</p>
      <KitPreviewSection kit={kit.id} name={kit.name} />
      {standing === "open" && <BundleParts kit={kit} owned={bought.owned} />}
      <div className="kit-action">
        <KitAction kit={kit} standing={standing} />
      </div>
    </li>
  );
}

function Price({ kit }: { kit: Kit }) {
  const viewer = useViewer();
  const price = priceFor(kit, isPro(viewer));
  const standard = formatDollars(kit.amount);
  if (price !== kit.amount) {
    return (
      <p className="price numeric">
        {formatDollars(price)}
        <small>
          <del>{standard}</del> Pro price
        </small>
      </p>
    );
  }
  return (
    <p className="price numeric">
      {standard}
      {kit.isFree && <small>free with an account</small>}
      {kit.proAmount !== undefined && <small>{formatDollars(kit.proAmount)} for Pro members</small>}
    </p>
  );
}
