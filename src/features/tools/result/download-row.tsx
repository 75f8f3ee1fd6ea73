import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import type { DownloadableResult } from "./download-result.ts";

type DownloadRowProps = {
  download: DownloadableResult;
  /** Hears that a file was made. */
  onAnnounce: (sentence: string) => void;
};

const formats = [
  { format: "docx", text: "Word" },
  { format: "pdf", text: "PDF" },
  { format: "md", text: "Markdown" },
] as const;

/** Takes the result along: on paper, or as a file. */
export function DownloadRow({ download, onAnnounce }: DownloadRowProps) {
  const save = useAction(async ({ format, text }: (typeof formats)[number]) => {
    const { downloadResult: saveFile } = await import("./download-result.ts");
    await saveFile(download, format);
    onAnnounce(`Saved as ${text}.`);
  });
  return (
    <>
      <fieldset className="row download-row">
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
            <span className="visually-hidden">Save as </span>
            {one.text}
          </Button>
        ))}
      </fieldset>
      {save.error && <Note tone="danger" alert title={getErrorMessage(save.error)} />}
    </>
  );
}
