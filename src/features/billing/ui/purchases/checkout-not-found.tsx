import { useAddress } from "#ui/address.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";
import { useViewer } from "#ui/viewer.ts";

/** The same words for a stranger's checkout and for one that is not there. */
export function CheckoutNotFound() {
  const viewer = useViewer();
  const { path, search } = useAddress();
  const { supportEmail } = useSite();
  const isMember = viewer.kind === "member";
  return (
    <PageHead
      title="No purchase of yours here"
      lead="This page opens in the browser, or for the account, that paid."
    >
      {!isMember && (
        <p>
          Bought with an account?{" "}
          <a href={`/api/login?next=${encodeURIComponent(path + search)}`}>Sign in</a>, and you are
          back here.
        </p>
      )}
      <p>
        Every payment has a receipt by e-mail, and it holds the links to what was bought. If there
        is none, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      {isMember && <LinkButton href="/my-kits">See my kits</LinkButton>}
    </PageHead>
  );
}
