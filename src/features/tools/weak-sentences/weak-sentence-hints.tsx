import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type WeakSentence, findWeakSentences, applyRewrite } from "./weak-sentences.ts";
import { useDebouncedValue } from "#features/tools/form/use-debounced-value.ts";

/** How long typing has to pause before the draft is checked, in milliseconds. */
const pauseMs = 1200;

export type WeakSentenceHintsProps = {
  /** The name of the field the draft stands in. */
  name: string;
  draft: string;
  onDraft: (text: string) => void;
};

/** Under an answer, once typing pauses: what to retire in it, and how to reword it. Takes no room until opened. */
export function WeakSentenceHints({ name, draft, onDraft }: WeakSentenceHintsProps) {
  const settled = useDebouncedValue(draft, pauseMs);
  const [isOpen, setIsOpen] = useState(false);
  const found = useMemo(() => findWeakSentences(settled), [settled]);
  const isWriting = draft !== settled;
  // What is open stays while the draft is typed, as far as it still holds.
  const weakSentences =
    isWriting && !isOpen ? [] : found.filter((one) => draft.includes(one.sentence));
  const count = weakSentences.length;
  const region = useAnnouncedOnce(name, count === 0 ? "" : formatWeakSentenceCount(count));

  return (
    <>
      <p ref={region} className="visually-hidden" aria-live="polite" />
      {count > 0 && (
        <details
          className="weak-sentences"
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{formatWeakSentenceCount(count)}</summary>
          <ul>
            {weakSentences.map((one) => (
              <WeakSentenceItem
                key={one.sentence}
                weakSentence={one}
                draft={draft}
                onDraft={onDraft}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type WeakSentenceItemProps = Pick<WeakSentenceHintsProps, "draft" | "onDraft"> & {
  weakSentence: WeakSentence;
};

function WeakSentenceItem({ weakSentence, draft, onDraft }: WeakSentenceItemProps) {
  const { words, rewrite, advice } = weakSentence;
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
              onDraft(applyRewrite(draft, weakSentence));
              event.currentTarget
                .closest(".answer-field")
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

function formatWeakSentenceCount(count: number): string {
  return count === 1 ? "One sentence sounds unsure" : `${count} sentences sound unsure`;
}

/** A polite live region that announces the first sentence given while the field has the focus, and no later one. */
function useAnnouncedOnce(name: string, sentence: string): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const isHere = document.activeElement?.getAttribute("name") === name;
    if (sentence !== "" && isHere && region.current?.textContent === "")
      region.current.textContent = sentence;
  }, [name, sentence]);

  return region;
}
