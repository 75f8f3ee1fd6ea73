import { isPro } from "#core/access/access.ts";
import { type Kit, type KitId, priceFor } from "#core/kits/kits.ts";
import { Badge } from "#ui/badge.tsx";
import { useViewer } from "#ui/viewer.ts";
import { BundleParts, newParts } from "./bundle-parts.tsx";
import { KitAction } from "./kit-action.tsx";
import { KitPreview } from "./kit-preview.tsx";
import type { PricedKit } from "./queries.ts";

type KitCardProps = { kit: PricedKit; owned: ReadonlySet<KitId> };

export function KitCard({ kit, owned }: KitCardProps) {
  const isOwned = kit.isBundle
    ? newParts(kit, owned).length === 0
    : [...owned].some((id) => id === kit.id);
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
      <KitPreview kit={kit.id} name={kit.name} />
      {!isOwned && <BundleParts kit={kit} owned={owned} />}
      <div className="kit-action">
        <KitAction kit={kit} isOwned={isOwned} />
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
