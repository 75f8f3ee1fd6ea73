import { useState } from "react";
import Copy from "lucide-react/icons/copy";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";

type SupportAddressProps = { address: string };

/** The address as the largest text of its page, and a way to take it along. */
export function SupportAddress({ address }: SupportAddressProps) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("Copied.");
    } catch {
      setOutcome("Your browser did not allow copying. Select the address and copy it.");
    }
  };
  return (
    <div className="stack gap-3">
      <a className="support-address" href={`mailto:${address}`}>
        {address}
      </a>
      <div className="actions">
        <Button small onClick={() => void copy()}>
          <Icon of={Copy} />
          Copy
        </Button>
        <output className="meta">{outcome}</output>
      </div>
    </div>
  );
}
