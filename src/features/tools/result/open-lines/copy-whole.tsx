import { useState } from "react";
import { CopyButton } from "#features/tools/result/copy-button.tsx";
import { Button } from "#ui/components/button.tsx";
import { describeOpenLines } from "./describe-open-lines.ts";
import { focusOpenLine } from "./focus-open-line.ts";

type CopyWholeProps = {
  text: string;
  openLines: number;
  onAnnounce: (sentence: string) => void;
};

/** Copies all of the text; where lines are open it asks first. */
export function CopyWhole({ text, openLines, onAnnounce }: CopyWholeProps) {
  const [isAsking, ask] = useState(false);
  if (openLines === 0) return <CopyButton primary text={text} onAnnounce={onAnnounce} />;
  if (!isAsking)
    return (
      <Button small look="primary" onClick={() => ask(true)}>
        Copy
      </Button>
    );
  return (
    <div className="copy-question">
      <p className="meta">
        {describeOpenLines(openLines)} {openLines === 1 ? "isn’t" : "aren’t"} finished.
      </p>
      <CopyButton primary text={text} part="without them" onAnnounce={onAnnounce} />
      <Button
        small
        look="quiet"
        onClick={() => {
          ask(false);
          focusOpenLine();
        }}
      >
        Finish them
      </Button>
    </div>
  );
}
