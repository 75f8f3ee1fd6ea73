import { type Kit } from "#core/kits/kits.ts";
import { useDeparture } from "#ui/api/use-departure.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useViewer } from "#ui/viewer.ts";

type KitActionProps = { kit: Kit };

/** The one thing to do with a kit. */
export function KitAction({ kit }: KitActionProps) {
  const viewer = useViewer();
  if (kit.comingSoon) {
    return (
      <Button disabled aria-describedby={`kit-${kit.id}`}>
        Coming Soon
      </Button>
    );
  }
  if (!kit.isFree) return <BuyKit kit={kit} />;
  if (viewer.kind === "visitor") {
    return (
      <LinkButton href="/api/login?next=%2Fpower-kits" aria-describedby={`kit-${kit.id}`}>
        Sign Up Free
      </LinkButton>
    );
  }
  return <LinkButton href={`/download/${kit.id}`}>Download Pack (Free)</LinkButton>;
}

function BuyKit({ kit }: KitActionProps) {
  const { depart, isLeaving, problem } = useDeparture("/api/create-powerkit-checkout");
  return (
    <>
      <Button
        aria-describedby={`kit-${kit.id}`}
        pending={isLeaving}
        onClick={() => depart({ kitId: kit.id })}
      >
        {kit.isPremium ? "Book Session" : "Purchase Kit"}
      </Button>
      {problem && <Note tone="danger" alert title={problem} />}
    </>
  );
}
