import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type Retired, retiredIn, saidAnew } from "./retire.ts";
import { useSettled } from "./use-settled.ts";

/** How long she has to pause before her draft is looked at, in milliseconds. */
const pause = 1200;

export type DraftMarksProps = {
  /** The name of the field the draft stands in. */
  name: string;
  draft: string;
  onDraft: (text: string) => void;
};

/** Under an answer, once she pauses: what to retire in it, and how to say it instead. Takes no room until she opens it. */
export function DraftMarks({ name, draft, onDraft }: DraftMarksProps) {
  const settled = useSettled(draft, pause);
  const [isOpen, setIsOpen] = useState(false);
  const found = useMemo(() => retiredIn(settled), [settled]);
  const isWriting = draft !== settled;
  // What she has opened stays while she writes, as far as it still holds.
  const retired = isWriting && !isOpen ? [] : found.filter((one) => draft.includes(one.sentence));
  const count = retired.length;
  const region = useSaidOnce(name, count === 0 ? "" : sayRetired(count));

  return (
    <>
      <p ref={region} className="vh" aria-live="polite" />
      {count > 0 && (
        <details
          className="retire"
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{sayRetired(count)}</summary>
          <ul>
            {retired.map((one) => (
              <RetiredLine key={one.sentence} retired={one} draft={draft} onDraft={onDraft} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type RetiredLineProps = Pick<DraftMarksProps, "draft" | "onDraft"> & { retired: Retired };

function RetiredLine({ retired, draft, onDraft }: RetiredLineProps) {
  const { words, rewrite, advice } = retired;
  return (
    <li>
      <p>
        {words.map((word) => `“${word}”`).join(", ")} · {rewrite === null ? advice : "say:"}
      </p>
      {rewrite !== null && (
        <p className="row">
          <q>{rewrite}</q>
          <button
            type="button"
            className="text-button"
            onClick={(event) => {
              onDraft(saidAnew(draft, retired));
              event.currentTarget
                .closest(".answer")
                ?.querySelector<HTMLElement>("input, textarea")
                ?.focus();
            }}
          >
            Use this
          </button>
        </p>
      )}
    </li>
  );
}

function sayRetired(count: number): string {
  return count === 1 ? "1 sentence to firm up" : `${count} sentences to firm up`;
}

/** A polite live region that says the first sentence given while she is in the field, and no later one. */
function useSaidOnce(name: string, sentence: string): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const isHere = document.activeElement?.getAttribute("name") === name;
    if (sentence !== "" && isHere && region.current?.textContent === "")
      region.current.textContent = sentence;
  }, [name, sentence]);

  return region;
}
