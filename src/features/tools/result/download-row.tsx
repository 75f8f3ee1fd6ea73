import { type ComponentType, lazy, Suspense, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import type { CardMakerProps } from "./card/card-maker.tsx";
import type { DownloadableResult } from "./download-result.ts";

/** Loads at the press: most results become no card. */
const CardMaker = lazy<ComponentType<CardMakerProps>>(async () => {
  const loaded = await import("./card/card-maker.tsx").catch(() => null);
  return { default: loaded?.CardMaker ?? CardUnavailable };
});

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
  const [withCard, showCard] = useState(false);
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
        <Button small look="quiet" aria-expanded={withCard} onClick={() => showCard(!withCard)}>
          Card
        </Button>
      </fieldset>
      {withCard && (
        <Suspense fallback={<p className="card-maker meta">Opening the card...</p>}>
          <CardMaker toolId={download.toolId} result={download.result} onAnnounce={onAnnounce} />
        </Suspense>
      )}
      {save.error && <Note tone="danger" alert title={getErrorMessage(save.error)} />}
    </>
  );
}

function CardUnavailable() {
  return (
    <p className="card-maker meta">
      We could not load the card. Open this page again with a connection.
    </p>
  );
}
