import { useState } from "react";
import { Button } from "#ui/components/button.tsx";
import { useSite } from "#ui/site.ts";

type ShareLinkProps = { slug: string };

/** Copies the address of a post; the address itself is there to be read and copied by hand. */
export function ShareLink({ slug }: ShareLinkProps) {
  const address = `${useSite().baseUrl}/blog/${slug}`;
  const [message, setMessage] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage("Link copied.");
    } catch {
      setMessage(`The link: ${address}`);
    }
  }

  return (
    <div className="row share-link">
      <Button small onClick={() => void copy()}>
        Copy link
      </Button>
      <output className="meta">{message}</output>
    </div>
  );
}
