import { useQuery } from "@tanstack/react-query";
import { fromKitJson } from "#core/kits/kit-json.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";
import { KitCard } from "./kit-card.tsx";
import { kitsQuery } from "./queries.ts";
import type { KitHoldings } from "./kit-availability.ts";

type KitGridProps = { bought: KitHoldings };

export function KitGrid({ bought }: KitGridProps) {
  const { data: kits, error } = useQuery(kitsQuery);
  if (error) return <Note tone="danger" alert title={getErrorMessage(error)} />;
  if (!kits) return <p className="meta shown-late">Loading kits...</p>;
  return (
    <ul className="kit-grid">
      {kits.map(fromKitJson).map((kit) => (
        <KitCard key={kit.id} kit={kit} bought={bought} />
      ))}
    </ul>
  );
}
