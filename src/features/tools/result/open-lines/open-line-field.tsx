import { useState } from "react";
import { inputLimits } from "#core/prompt/input-limits.ts";
import type { OpenLine } from "#features/tools/contract.ts";
import { Button } from "#ui/components/button.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";

const prompts: Readonly<Record<OpenLine["reason"], string>> = {
  sentence: "Make this a sentence you’d say",
  unreadable: "We couldn’t read this. Say it in your own words",
  reader: "They’ll read this. Say “you”",
};

type OpenLineFieldProps = {
  line: OpenLine;
  /** Takes the member’s sentence; "" sets the words aside. */
  onFinish: (text: string) => void;
};

/** Words of the member’s that wait for a sentence: the member types it, taps one, or leaves the words out. */
export function OpenLineField({ line, onFinish }: OpenLineFieldProps) {
  const [text, setText] = useState(line.words);
  const isBlank = text.trim() === "";
  return (
    <form
      className="open-line"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onFinish(text);
      }}
    >
      <TextAreaField
        label={prompts[line.reason]}
        rows={2}
        maxLength={inputLimits.finishedLine}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {line.wordings.length > 0 && (
        <ul className="open-line-wordings" aria-label="Ways to say it">
          {line.wordings.map((wording) => (
            <li key={wording}>
              <Button small onClick={() => onFinish(wording)}>
                {wording}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <Button small submit disabled={isBlank}>
          Use this
        </Button>
        <Button small look="quiet" onClick={() => onFinish("")}>
          Leave it out
        </Button>
      </div>
    </form>
  );
}
