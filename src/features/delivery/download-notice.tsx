import type { ComponentType } from "react";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";
import { useViewer } from "#ui/viewer.ts";
import type { DownloadState } from "./download-state.ts";
import {
  ProOnlyNotice,
  OtherAccountNotice,
  PartlyFilledNotice,
  NothingToFillNotice,
} from "./prefilled-notices.tsx";

const noticeByState: Readonly<Record<DownloadState["is"], ComponentType<DownloadState>>> = {
  ready: Ready,
  expired: Expired,
  sent: Sent,
  unsendable: Unsendable,
  forged: Forged,
  closed: Closed,
  unpaid: Unpaid,
  limited: Limited,
  unavailable: Unavailable,
  partly: PartlyFilledNotice,
  wordless: NothingToFillNotice,
  "for-pro": ProOnlyNotice,
  "other-account": OtherAccountNotice,
};

type DownloadNoticeProps = { state: DownloadState };

/** What a download’s address shows when it does not answer with the file: why, and what to do. */
export function DownloadNotice({ state }: DownloadNoticeProps) {
  const Notice = noticeByState[state.is];
  return <Notice {...state} />;
}

function Ready({ kit, address }: DownloadState) {
  return (
    <PageHead title={`Your ${kit} is here`} lead="It is free with your account.">
      <div className="actions">
        <LinkButton look="primary" href={address}>
          Download Pack (Free)
        </LinkButton>
        <LinkButton href="/power-kits">See all Power Kits</LinkButton>
      </div>
    </PageHead>
  );
}

function Expired({ kit, address }: DownloadState) {
  return (
    <PageHead title="This link has ended" lead={`Your ${kit} is still yours.`}>
      <p>
        A download link works for a limited time, so that nobody else can use it later. We send a
        fresh one to the address of this purchase; it works for three days.
      </p>
      <form method="post" action={address}>
        <div className="actions">
          <Button submit look="primary">
            Send me a fresh link
          </Button>
          <KitsLink />
        </div>
      </form>
    </PageHead>
  );
}

function Sent({ kit }: DownloadState) {
  return (
    <PageHead
      title="A fresh link is on its way"
      lead={`It opens your ${kit}, and works for three days.`}
    >
      <p>
        We sent it to the address of this purchase. If it isn’t there in a few minutes, check your
        spam folder, or write to <Support />.
      </p>
      <KitsLink />
    </PageHead>
  );
}

function Unsendable({ kit }: DownloadState) {
  return (
    <PageHead title="This link has ended" lead={`Your ${kit} is still yours.`}>
      <p>
        We have no address for this purchase to send a fresh link to. Write to <Support /> with the
        date of the purchase, and we send it by hand.
      </p>
      <KitsLink />
    </PageHead>
  );
}

function Forged() {
  return (
    <PageHead title="This link is not complete" lead="A part of it is missing or was changed.">
      <p>
        Open it again from the message, whole. If that does not help, write to <Support />.
      </p>
      <KitsLink />
    </PageHead>
  );
}

function Closed({ kit }: DownloadState) {
  return (
    <PageHead
      title="This download is closed"
      lead={`The payment for ${kit} was returned, or is being looked into.`}
    >
      <p>
        The file stays closed for as long as that is so. If you expected something else, write to{" "}
        <Support />, and we see to it.
      </p>
      <div className="actions">
        <LinkButton href="/power-kits">See all Power Kits</LinkButton>
      </div>
    </PageHead>
  );
}

function Unpaid({ kit, address }: DownloadState) {
  return (
    <PageHead
      title="Your payment is being confirmed"
      lead={`${kit} opens as soon as it is. There is nothing to do.`}
    >
      <div className="actions">
        <LinkButton href={address}>Try again</LinkButton>
      </div>
    </PageHead>
  );
}

function Limited({ kit, address, minutes = 60 }: DownloadState) {
  return (
    <PageHead
      title="That was a lot at once"
      lead={`Thirty downloads an hour is the most. ${kit} opens again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`}
    >
      <p>Nothing is used up: what you own stays yours, and this address can be opened again.</p>
      <div className="actions">
        <LinkButton href={address}>Try again</LinkButton>
      </div>
    </PageHead>
  );
}

function Unavailable({ kit, address }: DownloadState) {
  return (
    <PageHead
      title={`${kit} is not here at the moment`}
      lead="The file is missing on our side. Nothing of yours is lost."
    >
      <p>
        Try again later, or write to <Support /> and we send it to you.
      </p>
      <div className="actions">
        <LinkButton href={address}>Try again</LinkButton>
      </div>
    </PageHead>
  );
}

function Support() {
  const { supportEmail } = useSite();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

/** A member finds every purchase in one place. */
function KitsLink() {
  const viewer = useViewer();
  if (viewer.kind === "visitor") return null;
  return <LinkButton href="/my-kits">See my kits</LinkButton>;
}
