import { type DragEvent, useEffect, useState } from "react";

/** Takes files that are dropped; null takes none. A file that misses its place does not replace the page. */
export function useFileDrop(onFiles: ((files: FileList) => void) | null) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const events = ["dragover", "drop"] as const;
    for (const name of events) addEventListener(name, preventNavigation);
    return () => {
      for (const name of events) removeEventListener(name, preventNavigation);
    };
  }, []);

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(onFiles !== null);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles?.(event.dataTransfer.files);
    },
  };
  return { isOver, handlers };
}

function preventNavigation(event: globalThis.DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault();
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}
