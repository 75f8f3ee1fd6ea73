import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { freeKitId } from "#core/kits/free-kit.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import { PurchaseListItem } from "./purchase-list-item.tsx";
import { downloadLinkRefresh } from "./download-link-refresh.ts";
import { purchasesQuery } from "#features/billing/queries.ts";
import { PrefilledDownloadLinks } from "./prefilled-download-links.tsx";

/** Everything that the member bought, or this browser without an account. */
export function MyKits() {
  const isMember = useViewer().kind === "member";
  const { data: purchases, error } = useQuery({ ...purchasesQuery, ...downloadLinkRefresh });
  if (error && !purchases) return <Note tone="danger" alert title={getErrorMessage(error)} />;
  if (!purchases) return <p className="meta shown-late">Loading...</p>;
  const hasPack = purchases.some(({ downloads }) => downloads.some(({ kit }) => kit === freeKitId));
  return (
    <div className="stack gap-6">
      {!isMember && <SignIn hasBought={purchases.length > 0} />}
      <div className="settings">
        {purchases.map((bought) => (
          <PurchaseListItem key={bought.id} bought={bought} />
        ))}
        {isMember && !hasPack && <FreePack />}
      </div>
      {isMember && purchases.length === 0 && (
        <p>
          Nothing bought yet. <a href="/power-kits">See all Power Kits</a>
        </p>
      )}
    </div>
  );
}

function SignIn({ hasBought }: { hasBought: boolean }): ReactNode {
  const signIn = <a href="/api/login?next=%2Fmy-kits">Sign in</a>;
  if (hasBought)
    return (
      <p>
        Bought in this browser, without an account. {signIn} with the address that you gave, and
        find it everywhere.
      </p>
    );
  return (
    <div className="stack">
      <p>
        {signIn} to see what you bought. If you bought without an account, sign in with the address
        that you gave: what you bought with it is there.
      </p>
      <p>
        <a href="/power-kits">See all Power Kits</a>
      </p>
    </div>
  );
}

function FreePack() {
  return (
    <section aria-labelledby="free-pack">
      <div className="stack gap-2">
        <h2 id="free-pack">Raise &amp; Promotion Pack</h2>
        <p className="meta">Free with your account</p>
      </div>
      <div className="stack">
        <LinkButton grow href={`/download/${freeKitId}`}>
          Download Pack (Free)
        </LinkButton>
        <PrefilledDownloadLinks
          files={[{ kit: freeKitId, name: "the pack", href: `/download/${freeKitId}` }]}
        />
      </div>
    </section>
  );
}
