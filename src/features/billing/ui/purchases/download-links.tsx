import { LinkButton } from "#ui/components/button.tsx";
import type { PurchaseView } from "#features/billing/contract.ts";

type DownloadLinksProps = {
  bought: PurchaseView;
  /** The files are what this page is for. */
  first?: boolean;
};

/** Every file of a purchase; a bundle has several. */
export function DownloadLinks({ bought: { downloads, kind }, first }: DownloadLinksProps) {
  if (downloads.length === 0) return null;
  return (
    <ul className="row">
      {downloads.map(({ kit, name, href }, at) => (
        <li key={kit} className="grow-on-phone">
          <LinkButton look={first && at === 0 ? "primary" : undefined} grow href={href}>
            Download {kind === "session" ? "the session brief" : name}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
