import { isPro } from "#core/access/access.ts";
import { type Kit, priceFor } from "#core/kits/kits.ts";
import { Badge } from "#ui/components/badge.tsx";
import { useViewer } from "#ui/viewer.ts";
import { BundleParts } from "./bundle-parts.tsx";
import { KitAction } from "./kit-action.tsx";
import { KitPreviewSection } from "./kit-preview-section.tsx";
import type { PricedKit } from "./contract.ts";
import { type KitHoldings, kitAvailabilityOf } from "./kit-availability.ts";

type KitCardProps = { kit: PricedKit; bought: KitHoldings };

export function KitCard({ kit, bought }: KitCardProps) {
  const standing = kitAvailabilityOf(kit, bought);
  return (
    <li className="kit">
      <div className="row">
        <h2 className="title-sm" id={`kit-${kit.id}`}>
          {kit.name}
        </h2>
        {kit.comingSoon && <Badge kind="soon">COMING SOON</Badge>}
        {kit.isBundle && <Badge>BUNDLE</Badge>}
        {kit.isPremium && <Badge>1:1</Badge>}
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
  if (price !== kit.price) {
    return (
      <p className="price num">
        ${price}
        <small>
          <del>${kit.price}</del> Pro price
        </small>
      </p>
    );
  }
  return (
    <p className="price num">
      ${price}
      {kit.isFree && <small>free with an account</small>}
      {kit.proPricing !== undefined && <small>${kit.proPricing} for Pro members</small>}
    </p>
  );
}
