import { useEffect } from "react";
import { isPro } from "#core/access/access.ts";
import type { PricedKit } from "#core/kits/kit-json.ts";
import { ApiError } from "#ui/api/api-error.ts";
import { useExternalRedirect } from "#ui/api/use-external-redirect.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { KitAvailability } from "./kit-availability.ts";

type KitActionProps = { kit: PricedKit };

/** The one thing to do with a kit. */
export function KitAction({ kit, standing }: KitActionProps & { standing: KitAvailability }) {
  const viewer = useViewer();
  const about = `kit-${kit.id}`;
  if (kit.comingSoon) {
    return (
      <Button disabled aria-describedby={about}>
        Coming Soon
      </Button>
    );
  }
  if (kit.isFree && viewer.kind === "visitor") {
    return (
      <LinkButton href="/api/login?next=%2Fpower-kits" aria-describedby={about}>
        Sign Up Free
      </LinkButton>
    );
  }
  if (kit.isFree) return <LinkButton href={`/download/${kit.id}`}>Download Pack (Free)</LinkButton>;
  if (standing !== "open") {
    return (
      <>
        <p className="meta">
          {standing === "owned" ? "You have it." : "Your payment for it is on its way."}
        </p>
        <LinkButton href="/my-kits" aria-describedby={about}>
          Find it in My Kits
        </LinkButton>
      </>
    );
  }
  return <BuyKit kit={kit} />;
}

function BuyKit({ kit }: KitActionProps) {
  const { depart, isLeaving, problem, error } = useExternalRedirect(
    "/api/create-powerkit-checkout",
  );
  // The specification has failures of a kit's checkout in the console as well.
  useEffect(() => {
    if (error !== null) console.error("Kit checkout failed:", error);
  }, [error]);
  const hasProPrice = isPro(useViewer()) && kit.stripeProPriceId !== undefined;
  const priceId = hasProPrice ? kit.stripeProPriceId : kit.stripePriceId;
  return (
    <>
      <Button
        aria-describedby={`kit-${kit.id}`}
        pending={isLeaving}
        onClick={() => depart({ kitId: kit.id, ...(priceId !== undefined && { priceId }) })}
      >
        {kit.kind === "session" ? "Book Session" : "Purchase Kit"}
      </Button>
      {problem && (
        <Note tone="danger" alert title={problem}>
          {error instanceof ApiError && error.code === "already_owned" && (
            <a href="/my-kits">Open My Kits</a>
          )}
        </Note>
      )}
    </>
  );
}
