import { useDeferredValue, useMemo } from "react";
import { isComposed } from "#core/composer/compose.ts";
import { previewOf } from "#core/composer/preview.ts";
import type { Answers, Question } from "#core/tools/definition.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

/** How long typing has to pause before the answers are read anew, in milliseconds. */
const pauseMs = 120;

export type PreviewLineProps = { toolId: string; question: Question; answers: Answers };

/** How an answer will read in the result, composed on this device; nothing where it adds no sentence. */
export function PreviewLine({ toolId, question, answers }: PreviewLineProps) {
  const settled = useDeferredValue(useDebouncedValue(answers, pauseMs));
  const words = useMemo(
    () => (isComposed(toolId) ? previewOf(toolId, question.id, settled, question.kind) : null),
    [toolId, question, settled],
  );
  return words === null ? null : `It will read: ${words}`;
}
