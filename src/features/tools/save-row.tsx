import { sentenceOf } from "#ui/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useAction } from "#ui/use-action.ts";
import type { Saved } from "./save-file.ts";

type SaveRowProps = {
  saved: Saved;
  /** Hears that a file was made. */
  onSaid: (sentence: string) => void;
};

const formats = [
  { format: "docx", text: "Word" },
  { format: "pdf", text: "PDF" },
  { format: "md", text: "Markdown" },
] as const;

/** Her language out of the door: on paper, or as a file. */
export function SaveRow({ saved, onSaid }: SaveRowProps) {
  const save = useAction(async ({ format, text }: (typeof formats)[number]) => {
    const { saveFile } = await import("./save-file.ts");
    await saveFile(saved, format);
    onSaid(`Saved as ${text}.`);
  });
  return (
    <>
      <fieldset className="row take">
        <legend className="meta">Take it with you</legend>
        <Button small look="quiet" onClick={() => print()}>
          Print
        </Button>
        {formats.map((one) => (
          <Button
            key={one.format}
            small
            look="quiet"
            pending={save.isPending}
            onClick={() => void save.run(one)}
          >
            <span className="vh">Save as </span>
            {one.text}
          </Button>
        ))}
      </fieldset>
      {save.error && <Note tone="danger" alert title={sentenceOf(save.error)} />}
    </>
  );
}
