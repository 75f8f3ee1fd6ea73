import { useEffect, useId, useRef, useState } from "react";
import {
  type CardChoice,
  formatCard,
  listCardChoices,
  listCardParagraphs,
} from "#core/result/card.ts";
import type { CardLayout } from "#core/result/card-layout.ts";
import { parseResult } from "#core/result/result-text.ts";
import { saveFile } from "#features/tools/result/save-file.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { drawCard, layOutOnDevice, toPng } from "./draw-card.ts";

export type CardMakerProps = {
  toolId: string;
  result: string;
  /** Hears that a file was made. */
  onAnnounce: (sentence: string) => void;
};

/** A result, or a section of it, as a card: a picture made on this device, or a page of its own. */
export function CardMaker({ toolId, result, onAnnounce }: CardMakerProps) {
  const [choices] = useState(() => listCardChoices(parseResult(result)));
  const [place, setPlace] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const choice = choices[place];
  const layout = useCardLayout(choice);
  const id = useId();

  useEffect(() => {
    if (canvas.current && layout) drawCard(canvas.current, layout);
  }, [layout]);

  const save = useAction(async (format: "png" | "pdf") => {
    if (!choice || !canvas.current) return;
    const file = format === "png" ? await toPng(canvas.current) : await fetchCard(toolId, choice);
    if (!file) throw new Error("This browser makes no pictures. Save the PDF.");
    saveFile(file, `card.${format}`);
    onAnnounce(format === "png" ? "Saved as a picture." : "Saved as a PDF.");
  });

  return (
    <section className="card-maker stack" aria-labelledby={id}>
      <h3 id={id}>A card for your telephone</h3>
      <p className="meta">
        Your words alone, and a file that is called “card”. The picture is made on this device.
      </p>
      {choices.length > 1 && (
        <label className="form-field">
          On the card
          <select
            className="form-control"
            value={place}
            onChange={({ target }) => setPlace(Number(target.value))}
          >
            {choices.map(({ label }, at) => (
              <option key={label} value={at}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <output>
        {layout === null && (
          <Note tone="warning" title="That is too long for one card.">
            {choices.length > 1 ? "Choose one section of it." : "Ask for a shorter version first."}
          </Note>
        )}
      </output>
      <figure aria-label="The card" hidden={!layout}>
        <canvas ref={canvas} className="card-picture" aria-hidden="true" />
      </figure>
      {layout && (
        <div className="actions">
          <Button small pending={save.isPending} onClick={() => void save.run("png")}>
            Save picture
          </Button>
          <Button small pending={save.isPending} onClick={() => void save.run("pdf")}>
            Save card as PDF
          </Button>
        </div>
      )}
      {save.error !== null && <Note tone="danger" alert title={getErrorMessage(save.error)} />}
    </section>
  );
}

/** The layout of a choice; null where it is too long, undefined until it is known. */
function useCardLayout(choice: CardChoice | undefined): CardLayout | null | undefined {
  const [known, setKnown] = useState<{ choice: CardChoice; layout: CardLayout | null } | null>(
    null,
  );
  useEffect(() => {
    if (!choice) return undefined;
    let isGone = false;
    void layOutOnDevice(listCardParagraphs(choice)).then(
      (layout) => isGone || setKnown({ choice, layout }),
    );
    return () => {
      isGone = true;
    };
  }, [choice]);
  return known?.choice === choice ? known?.layout : undefined;
}

/** One page from our server, which gets the words of the card and stores nothing. Throws ApiError. */
async function fetchCard(toolId: string, choice: CardChoice): Promise<Blob> {
  const body = { toolId, format: "pdf", paper: "card", result: formatCard(choice) };
  return (await apiRequest("POST", "/api/results/file", { body })).blob();
}
