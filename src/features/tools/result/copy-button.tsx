import { useEffect, useState } from "react";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";

type CopyButtonProps = {
  text: string;
  /** The part that is copied, where it is not all of the language. */
  part?: string;
  primary?: boolean;
  /** Hears what became of it, for the page's status region. */
  onAnnounce: (sentence: string) => void;
};

type CopyOutcome = "no" | "yes" | "refused";

const messages = {
  no: "",
  yes: "Copied.",
  refused: "This browser does not let us copy. Select the text instead.",
} as const;

/** How long the outcome stands beside the button, in milliseconds. */
const messageMs = 4000;

/** Puts text on the clipboard and says so beside the button. */
export function CopyButton({ text, part, primary, onAnnounce }: CopyButtonProps) {
  const [copied, setCopied] = useState<CopyOutcome>("no");

  useEffect(() => {
    if (copied === "no") return undefined;
    const timer = setTimeout(() => setCopied("no"), messageMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const outcome = await copyText(text);
    setCopied(outcome);
    onAnnounce(messages[outcome]);
  }

  return (
    <span className="copy-control">
      {copied !== "no" && <span className="meta">{messages[copied]}</span>}
      <Button small look={primary ? "primary" : "quiet"} onClick={() => void copy()}>
        <Icon of={copied === "yes" ? Check : Copy} />
        Copy {part && <span className="visually-hidden">{part}</span>}
      </Button>
    </span>
  );
}

async function copyText(text: string): Promise<"yes" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "yes";
  } catch {
    return "refused";
  }
}
