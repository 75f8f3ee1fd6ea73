import { type Kit, type KitId, findKit } from "#core/kits/kits.ts";
import { missingKitIds } from "./kit-availability.ts";

type BundlePartsProps = { kit: Kit; owned: ReadonlySet<KitId> };

/** Which parts of a bundle would be new to somebody who has others, and what these cost alone. */
export function BundleParts({ kit, owned }: BundlePartsProps) {
  const missing = missingKitIds(kit, owned).flatMap((id) => findKit(id) ?? []);
  if (!kit.isBundle || missing.length === 0 || missing.length === kit.holds.length) return null;
  const alone = missing.reduce((sum, { price }) => sum + price, 0);
  const names = missing.map(({ name }) => name);
  return (
    <p className="meta">
      New to you in it: {names.join(" and ")}
      {alone < kit.price ? `, $${alone} alone.` : "."} The rest is yours already.
    </p>
  );
}
