import { useEffect, useState } from "react";

/** Fewer characters are no passage to change. */
const minLength = 3;

export type SelectedPassage = {
  /** What is selected in the text; null where the whole is meant. */
  readonly passage: string | null;
  readonly forget: () => void;
};

/**
 * What was last selected within one paragraph or item of the text. It stays while the focus goes to the form, and goes
 * with the text it was part of.
 */
export function useSelectedPassage(text: string): SelectedPassage {
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const words = selectedWords();
      if (words !== null && isOnce(text, words)) setSelected(words);
    };
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, [text]);
  return {
    passage: selected !== null && isOnce(text, selected) ? selected : null,
    forget: () => setSelected(null),
  };
}

function selectedWords(): string | null {
  const selection = document.getSelection();
  const start = selection?.anchorNode?.parentElement?.closest(".result-body");
  if (!selection || !start?.contains(selection.focusNode)) return null;
  const words = selection.toString().trim();
  return words.length < minLength || words.includes("\n") ? null : words;
}

/** Whether the words stand in a text, and in one place only. */
function isOnce(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at !== -1 && !text.includes(words, at + 1);
}
