import { type Kit, type KitId, findKit } from "#core/kits/kits.ts";
import { formatDollars } from "#ui/format-dollars.ts";
import { missingKitIds } from "./kit-availability.ts";

type BundlePartsProps = { kit: Kit; owned: ReadonlySet<KitId> };

/** Which parts of a bundle would be new to somebody who has others, and what these cost alone. */
export function BundleParts({ kit, owned }: BundlePartsProps) {
  const missing = missingKitIds(kit, owned).flatMap((id) => findKit(id) ?? []);
  if (kit.kind !== "bundle" || missing.length === 0 || missing.length === kit.holds.length)
    return null;
  const alone = missing.reduce((sum, { amount }) => sum + amount, 0);
  const names = missing.map(({ name }) => name);
  return (
    <p className="meta">
      New to you in it: {names.join(" and ")}
      {alone < kit.amount ? `, ${formatDollars(alone)} alone.` : "."} The rest is yours already.
    </p>
  );
}
