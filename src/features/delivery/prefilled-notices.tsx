import { LinkButton } from "#ui/components/button.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import type { DownloadState, OmittedWords } from "./download-state.ts";

/** Some of the buyer's words do not fit into the file: which, before it is downloaded. */
export function PartlyFilledNotice({ kit, address, left: omitted = [] }: DownloadState) {
  return (
    <PageHead
      title={`Your words in ${kit}`}
      lead="Not all of them can be shown in their fields. Here is what the pages leave out."
    >
      <dl className="stack">
        {omitted.map((one) => (
          <div key={one.label}>
            <dt>
              <strong>{one.label}</strong>
            </dt>
            <dd>{formatOmittedWords(one)}</dd>
          </div>
        ))}
      </dl>
      <p>
        Everything else is in its place, and every field can be changed. What you recorded stays
        whole in your account.
      </p>
      <div className="actions">
        <LinkButton look="primary" href={address}>
          Download with my words
        </LinkButton>
        <LinkButton href="/my-kits">See my kits</LinkButton>
      </div>
    </PageHead>
  );
}

function formatOmittedWords({ rest, letters }: OmittedWords): string {
  const sentences: string[] = [];
  if (rest !== "") sentences.push(`Left out at the end: “${rest}”`);
  if (letters.length > 0)
    sentences.push(`In the field, but its typeface cannot draw them: ${letters.join(" ")}`);
  return sentences.join(". ");
}

/** Nothing that the member recorded or answered belongs into a field of this kit. */
export function NothingToFillNotice({ kit, address }: DownloadState) {
  return (
    <PageHead
      title="There is nothing to fill in yet"
      lead={`Record a win or write your power position, and ${kit} comes with it in its fields.`}
    >
      <div className="actions">
        <LinkButton look="primary" href="/dashboard">
          Open your dashboard
        </LinkButton>
        <LinkButton href={address}>Download it blank</LinkButton>
      </div>
    </PageHead>
  );
}

export function ProOnlyNotice({ kit, address }: DownloadState) {
  return (
    <PageHead
      title="Filling with your words comes with Pro"
      lead={`${kit} itself is yours, as it was.`}
    >
      <p>What you recorded is kept, and stands in your export.</p>
      <div className="actions">
        <LinkButton look="primary" href={address}>
          Download it blank
        </LinkButton>
        <LinkButton href="/pricing">See what Pro includes</LinkButton>
      </div>
    </PageHead>
  );
}

export function OtherAccountNotice({ kit }: DownloadState) {
  return (
    <PageHead
      title="This kit belongs to another account"
      lead={`Only whoever bought ${kit} can have it with her own words.`}
    >
      <p>Sign in with the address of the purchase, and find it among your kits.</p>
      <div className="actions">
        <LinkButton href="/my-kits">See my kits</LinkButton>
      </div>
    </PageHead>
  );
}
