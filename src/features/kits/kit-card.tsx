import { isPro } from "#core/access/access.ts";
import { type Kit, priceFor } from "#core/kits/kits.ts";
import { Badge } from "#ui/badge.tsx";
import { useViewer } from "#ui/viewer.ts";
import { KitAction } from "./kit-action.tsx";

type KitCardProps = { kit: Kit };

export function KitCard({ kit }: KitCardProps) {
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
      <div className="kit-action">
        <KitAction kit={kit} />
      </div>
    </li>
  );
}

function Price({ kit }: KitCardProps) {
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
